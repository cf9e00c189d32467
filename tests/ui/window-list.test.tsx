import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WindowList } from '@/ui/WindowList'
import { lazyPart } from '@/ui/lazy-part'

const HEIGHT = 100

interface Row {
  id: string
  words: string
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: `r${n}`, words: `Row ${n}` }))

const keyOf = ({ id }: Row) => id
const rendered = vi.fn<(id: string) => void>()

function row({ id, words }: Row) {
  rendered(id)
  return <a href={`#${id}`}>{words}</a>
}

function list(items: Row[]) {
  return <WindowList items={items} keyOf={keyOf} row={row} usualHeight={HEIGHT} />
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

/** jsdom lays nothing out: every row is as high as it usually is. */
beforeEach(() => {
  rendered.mockReset()
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get: () => HEIGHT,
  })
})

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight')
  Object.assign(window, { scrollY: 0 })
})

function scrollTo(y: number) {
  Object.assign(window, { scrollY: y })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

test('renders up to forty rows, without aria-setsize', () => {
  render(list(rows(40)))
  expect(shown()).toHaveLength(40)
  expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-setsize')
})

describe('more than forty rows', () => {
  /** Waits for the code of the virtualised list. */
  const follows = () => waitFor(() => expect(screen.getByRole('list').style.height).not.toBe(''))

  async function showMany(count = 10_000) {
    const view = render(list(rows(count)))
    // No more than a small phone can show.
    expect(shown().length).toBeLessThan(20)
    await follows()
    // The window is 768 high.
    expect(shown().length).toBeLessThan(20)
    return view
  }

  test('renders only rows near the window, with their positions, in a list of full height', async () => {
    await showMany()
    expect(shown().slice(0, 3)).toEqual(['Row 0', 'Row 1', 'Row 2'])
    const third = screen.getAllByRole('listitem')[2]
    expect(third).toHaveAttribute('aria-setsize', '10000')
    expect(third).toHaveAttribute('aria-posinset', '3')
    // A row and the gap below it are 112 high.
    expect(screen.getByRole('list').style.height).toBe(`${10_000 * 112 - 12}px`)
  })

  test('replaces rows while scrolling, except for the focused one', async () => {
    await showMany()
    screen.getByRole('link', { name: 'Row 2' }).focus()
    scrollTo(112 * 5000)
    await waitFor(() => expect(shown()).toContain('Row 5003'))
    expect(screen.getByRole('link', { name: 'Row 2' })).toHaveFocus()
    expect(shown()).not.toContain('Row 1')
    expect(shown().length).toBeLessThan(20)
  })

  test('renders a row again only when its item changes', async () => {
    const items = rows(100)
    const view = render(list(items))
    await follows()
    rendered.mockReset()
    const changed = items.map((item) => (item.id === 'r3' ? { ...item, words: 'New' } : item))
    view.rerender(list(changed))
    expect(shown()).toContain('New')
    expect(rendered.mock.calls).toEqual([['r3']])
  })

  test('shows all rows once the list is short', async () => {
    const view = await showMany(100)
    view.rerender(list(rows(3)))
    expect(shown()).toEqual(['Row 0', 'Row 1', 'Row 2'])
  })

  test('gives each of three columns its own position', async () => {
    render(
      <WindowList items={rows(1000)} keyOf={keyOf} row={row} columns={3} usualHeight={HEIGHT} />,
    )
    await follows()
    const cells = screen.getAllByRole('listitem')
    expect(shown().slice(0, 4)).toEqual(['Row 0', 'Row 1', 'Row 2', 'Row 3'])
    expect(cells[3]).toHaveAttribute('aria-posinset', '4')
    expect(cells[3]).toHaveAttribute('aria-setsize', '1000')
    // 334 rows, the last of them with one alone, and 16 between each two.
    expect(screen.getByRole('list').style.height).toBe(`${334 * 116 - 16}px`)
    scrollTo(116 * 333)
    await waitFor(() => expect(shown()).toContain('Row 999'))
    expect(shown().length).toBeLessThan(45)
  })

  test('follows the columns that the CSS puts side by side', async () => {
    const style = getComputedStyle(document.body)
    const computed = vi
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue(Object.assign(style, { gridTemplateColumns: '132px 132px' }))
    const view = await showMany(1000)
    // Measured again: jsdom tells of no resize.
    view.rerender(
      <WindowList items={rows(1000)} keyOf={keyOf} row={row} columns={3} usualHeight={HEIGHT} />,
    )
    // 500 rows of two.
    expect(screen.getByRole('list').style.height).toBe(`${500 * 116 - 16}px`)
    computed.mockRestore()
  })
})

describe('a lazy part', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    onTestFinished(() => {
      vi.useRealTimers()
    })
  })

  /** A part whose first `times` loads fail. */
  function partAfter(times: number) {
    const load = vi.fn(() => Promise.resolve(() => <p>The part</p>))
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('No code'))
    const Part = lazyPart(load, () => <p>Meanwhile</p>)
    return { load, show: () => act(async () => render(<Part />)) }
  }

  const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

  test('shows the rest of the screen while the part cannot be loaded, and tries again', async () => {
    const { load, show } = partAfter(2)
    await show()
    expect(screen.getByText('Meanwhile')).toBeVisible()
    await seconds(4)
    expect(load).toHaveBeenCalledTimes(1)
    await seconds(1)
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getByText('Meanwhile')).toBeVisible()
    await seconds(5)
    expect(screen.getByText('The part')).toBeVisible()
    await seconds(60)
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('tries again at once when the part is opened again', async () => {
    const { show } = partAfter(1)
    const { unmount } = await show()
    unmount()
    await show()
    expect(screen.getByText('The part')).toBeVisible()
  })
})
