import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from '@/ui/CopyButton'
import { UndoBar } from '@/ui/Toast'
import { Around, show } from './show'

describe('copying', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>()
  const execCommand = vi.fn<(command: string) => boolean>()

  /** What the old way would have put on the clipboard. */
  let selected: string | undefined

  beforeEach(() => {
    vi.useFakeTimers()
    selected = undefined
    writeText.mockReset().mockResolvedValue()
    execCommand.mockReset().mockImplementation(() => {
      const area = document.activeElement
      selected = area instanceof HTMLTextAreaElement ? area.value : undefined
      return true
    })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
  })

  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(document, 'execCommand')
  })

  /** Not `show()`: user-event would put a clipboard of its own in place. */
  const show = (piece: ReactNode) => render(piece, { wrapper: Around })

  async function press() {
    fireEvent.click(screen.getByRole('button', { name: 'Copy Account Number' }))
    await act(() => vi.advanceTimersByTimeAsync(0))
  }

  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  describe('CopyButton', () => {
    it('copies its value and says so for 2 seconds', async () => {
      show(<CopyButton label="Account Number" value="000111222333" />)
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
      await press()
      expect(writeText).toHaveBeenCalledWith('000111222333')
      expect(screen.getByRole('status')).toHaveTextContent('Copied')
      await wait(1999)
      expect(screen.getByRole('status')).toHaveTextContent('Copied')
      await wait(1)
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
    })

    it('falls back to a text area when the clipboard refuses', async () => {
      writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
      show(<CopyButton label="Account Number" value="000111222333" />)
      screen.getByRole('button').focus()
      await press()
      expect(selected).toBe('000111222333')
      expect(screen.getByRole('status')).toHaveTextContent('Copied')
      expect(document.querySelector('textarea')).not.toBeInTheDocument()
      expect(screen.getByRole('button')).toHaveFocus()
    })

    it('puts the text area into the open dialog, where it can be selected', async () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      let inside = false
      execCommand.mockImplementation(() => {
        inside = document.activeElement?.closest('dialog') !== null
        return true
      })
      show(
        <dialog open>
          <CopyButton label="Account Number" value="1" />
        </dialog>,
      )
      await press()
      expect(inside).toBe(true)
    })

    it('only logs when nothing works, without the value', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      writeText.mockRejectedValue(new Error('denied'))
      execCommand.mockReturnValue(false)
      show(<CopyButton label="Account Number" value="000111222333" />)
      await press()
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
      expect(warn).toHaveBeenCalledTimes(1)
      expect(JSON.stringify(warn.mock.calls)).not.toContain('000111222333')
    })
  })
})

describe('undoing', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  describe('UndoBar', () => {
    it('says what was done in an existing live region', () => {
      const { rerender } = show(<UndoBar text={undefined} onUndo={vi.fn()} onEnd={vi.fn()} />)
      const region = screen.getByRole('status')
      expect(region).toBeEmptyDOMElement()
      rerender(<UndoBar text="Wheat removed" onUndo={vi.fn()} onEnd={vi.fn()} />)
      expect(region).toHaveTextContent('Wheat removed')
    })

    it('offers Undo for five seconds', async () => {
      const onEnd = vi.fn()
      const onUndo = vi.fn()
      show(<UndoBar text="Wheat removed" onUndo={onUndo} onEnd={onEnd} />)
      await wait(4999)
      expect(onEnd).not.toHaveBeenCalled()
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
      expect(onUndo).toHaveBeenCalledTimes(1)
      await wait(1)
      expect(onEnd).toHaveBeenCalledTimes(1)
    })

    it('waits while the focus is in it', async () => {
      const onEnd = vi.fn()
      show(<UndoBar text="Wheat removed" onUndo={vi.fn()} onEnd={onEnd} />)
      const undo = screen.getByRole('button', { name: 'Undo' })
      act(() => undo.focus())
      await wait(20_000)
      expect(onEnd).not.toHaveBeenCalled()
      act(() => undo.blur())
      await wait(5000)
      expect(onEnd).toHaveBeenCalledTimes(1)
    })

    it('counts anew for the next removal with the same words', async () => {
      const onEnd = vi.fn()
      const { rerender } = show(
        <UndoBar text="Line removed" round={1} onUndo={vi.fn()} onEnd={onEnd} />,
      )
      await wait(4000)
      rerender(<UndoBar text="Line removed" round={2} onUndo={vi.fn()} onEnd={onEnd} />)
      await wait(4000)
      expect(onEnd).not.toHaveBeenCalled()
      await wait(1000)
      expect(onEnd).toHaveBeenCalledTimes(1)
    })
  })
})
