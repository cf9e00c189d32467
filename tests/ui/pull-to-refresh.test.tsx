import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PullToRefresh } from '@/ui/PullToRefresh'
import { show } from './show'

const at = (clientX: number, clientY: number) => ({ clientX, clientY })

/** A finger put down at the first height, moved over the others to `toX`, and lifted. */
function drag([first = 0, ...others]: number[], toX = 100) {
  const target = screen.getByText('Quotes')
  fireEvent.touchStart(target, { touches: [at(100, first)] })
  for (const [index, y] of others.entries()) {
    const x = 100 + ((toX - 100) * (index + 1)) / others.length
    fireEvent.touchMove(target, { touches: [at(x, y)] })
  }
  fireEvent.touchEnd(target, { touches: [] })
}

function pulled() {
  const onRefresh = vi.fn()
  show(
    <PullToRefresh onRefresh={onRefresh}>
      <p>Quotes</p>
    </PullToRefresh>,
  )
  return onRefresh
}

function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true })
}

afterEach(() => {
  scrolledTo(0)
})

describe('PullToRefresh', () => {
  it.each([
    ['pulled down far enough', [100, 140, 172], 104],
    ['pulled down further', [100, 400], 100],
  ])('refreshes when %s', (_what, heights, toX) => {
    const onRefresh = pulled()
    drag(heights, toX)
    expect(onRefresh).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['tapped', [100], 100],
    ['pulled a little', [100, 171], 100],
    ['pulled and pushed back', [100, 200, 120], 100],
    ['swiped to the side', [100, 110, 190], 200],
    ['pushed up', [200, 100], 100],
  ])('does nothing when %s', (_what, heights, toX) => {
    const onRefresh = pulled()
    drag(heights, toX)
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('does nothing below the top of the page', () => {
    scrolledTo(40)
    const onRefresh = pulled()
    drag([100, 300])
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('does nothing when two fingers pinch, or the touch is taken away', () => {
    const onRefresh = pulled()
    const target = screen.getByText('Quotes')
    fireEvent.touchStart(target, { touches: [at(100, 100)] })
    fireEvent.touchMove(target, { touches: [at(100, 200), at(50, 50)] })
    fireEvent.touchEnd(target, { touches: [] })
    fireEvent.touchStart(target, { touches: [at(100, 100)] })
    fireEvent.touchMove(target, { touches: [at(100, 300)] })
    fireEvent.touchCancel(target, { touches: [] })
    fireEvent.touchEnd(target, { touches: [] })
    expect(onRefresh).not.toHaveBeenCalled()
  })
})
