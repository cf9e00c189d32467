import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createEvent, createStore, useStore } from '@/lib/store'

it('notifies only when the value changes', () => {
  const count = createStore(1)
  const heard = vi.fn()
  count.subscribe(heard)
  const Count = () => <p>{`${useStore(count)} crates`}</p>
  render(<Count />)
  act(() => count.set(2))
  expect(screen.getByText('2 crates')).toBeVisible()
  act(() => count.set(2))
  expect(heard).toHaveBeenCalledOnce()
})

it('connects with the first listener and disconnects after the last', () => {
  const disconnect = vi.fn()
  const connect = vi.fn(() => disconnect)
  const event = createEvent(connect)
  const stops = [event.subscribe(() => undefined), event.subscribe(() => undefined)]
  expect(connect).toHaveBeenCalledOnce()
  stops[0]?.()
  stops[0]?.()
  expect(disconnect).not.toHaveBeenCalled()
  stops[1]?.()
  expect(disconnect).toHaveBeenCalledOnce()
  event.subscribe(() => undefined)
  expect(connect).toHaveBeenCalledTimes(2)
})
