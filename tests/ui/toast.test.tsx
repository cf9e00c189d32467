import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UndoBar } from '@/ui/Toast'
import { show } from './show'

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
