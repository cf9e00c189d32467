import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from '@/ui/CopyButton'
import { UndoBar } from '@/ui/Toast'
import { Around } from './show'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Not `show()`: user-event would put a clipboard of its own in place. */
const show = (piece: ReactNode) => render(piece, { wrapper: Around })

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('CopyButton', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>()
  const execCommand = vi.fn<(command: string) => boolean>()
  const button = <CopyButton label="Account Number" value="000111222333" />

  beforeEach(() => {
    writeText.mockReset().mockResolvedValue()
    execCommand.mockReset()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
  })

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(document, 'execCommand')
  })

  async function press() {
    fireEvent.click(screen.getByRole('button', { name: 'Copy Account Number' }))
    await wait(0)
  }

  it('copies its value and says so for 2 seconds', async () => {
    show(button)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await press()
    expect(writeText).toHaveBeenCalledWith('000111222333')
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    await wait(1999)
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    await wait(1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([
    ['the page', null, button],
    ['the open dialog, where it can be selected', 'DIALOG', <dialog open>{button}</dialog>],
  ])('falls back to a text area in %s', async (_, host, piece) => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    execCommand.mockImplementation(() => {
      const area = document.activeElement
      expect(area?.closest('dialog')?.tagName ?? null).toBe(host)
      expect(area).toHaveValue('000111222333')
      return true
    })
    show(piece)
    screen.getByRole('button').focus()
    await press()
    expect(execCommand).toHaveBeenCalledOnce()
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
    expect(document.querySelector('textarea')).not.toBeInTheDocument()
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('only logs when nothing works, without the value', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    Reflect.deleteProperty(navigator, 'clipboard')
    execCommand.mockReturnValue(false)
    show(button)
    await press()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('000111222333')
  })
})

describe('UndoBar', () => {
  const onUndo = vi.fn()
  const onEnd = vi.fn()
  const bar = (text: string | undefined, round = 1) => (
    <UndoBar text={text} round={round} onUndo={onUndo} onEnd={onEnd} />
  )

  beforeEach(() => {
    onUndo.mockReset()
    onEnd.mockReset()
  })

  it('says in a live region what was done, and offers Undo for five seconds', async () => {
    const { rerender } = show(bar(undefined))
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    rerender(bar('Line removed', 1))
    expect(region).toHaveTextContent('Line removed')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onUndo).toHaveBeenCalledTimes(1)
    await wait(4999)
    // The next removal with the same words counts anew.
    rerender(bar('Line removed', 2))
    await wait(4999)
    expect(onEnd).not.toHaveBeenCalled()
    await wait(1)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('waits while the focus is in it', async () => {
    show(bar('Wheat removed'))
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    await wait(20_000)
    expect(onEnd).not.toHaveBeenCalled()
    act(() => undo.blur())
    await wait(5000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})
