import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PullToRefresh } from '@/ui/PullToRefresh'
import { show } from './show'

type Point = [x: number, y: number]

const at = ([clientX, clientY]: Point) => ({ clientX, clientY })

/** A finger put down at the first point and lifted at the last. */
function drag(...points: Point[]) {
  const target = screen.getByText('Quotes')
  const [first = [0, 0], ...others] = points
  fireEvent.touchStart(target, { touches: [at(first)] })
  for (const point of others) fireEvent.touchMove(target, { touches: [at(point)] })
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
  it.each<[string, Point[]]>([
    [
      'pulled down far enough',
      [
        [100, 100],
        [102, 140],
        [104, 172],
      ],
    ],
    [
      'pulled down further',
      [
        [100, 100],
        [100, 400],
      ],
    ],
  ])('refreshes when %s', (_what, points) => {
    const onRefresh = pulled()
    drag(...points)
    expect(onRefresh).toHaveBeenCalledTimes(1)
  })

  it.each<[string, Point[]]>([
    ['tapped', [[100, 100]]],
    [
      'pulled a little',
      [
        [100, 100],
        [100, 171],
      ],
    ],
    [
      'pulled and pushed back',
      [
        [100, 100],
        [100, 200],
        [100, 120],
      ],
    ],
    [
      'swiped to the side',
      [
        [100, 100],
        [160, 110],
        [200, 190],
      ],
    ],
    [
      'pushed up',
      [
        [100, 200],
        [100, 100],
      ],
    ],
  ])('does nothing when %s', (_what, points) => {
    const onRefresh = pulled()
    drag(...points)
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('does nothing below the top of the page', () => {
    scrolledTo(40)
    const onRefresh = pulled()
    drag([100, 100], [100, 300])
    expect(onRefresh).not.toHaveBeenCalled()
  })

  it('does nothing when two fingers pinch, or the touch is taken away', () => {
    const onRefresh = pulled()
    const target = screen.getByText('Quotes')
    fireEvent.touchStart(target, { touches: [at([100, 100])] })
    fireEvent.touchMove(target, { touches: [at([100, 200]), at([50, 50])] })
    fireEvent.touchEnd(target, { touches: [] })
    fireEvent.touchStart(target, { touches: [at([100, 100])] })
    fireEvent.touchMove(target, { touches: [at([100, 300])] })
    fireEvent.touchCancel(target, { touches: [] })
    fireEvent.touchEnd(target, { touches: [] })
    expect(onRefresh).not.toHaveBeenCalled()
  })
})
