import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { App } from '@/app/App'
import { screenComponents, type ScreenRoute, screenRoutes } from '@/routes/route-tree'
import { reloadPage } from '@/session/page'
import { expectConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { goTo } from '@tests/travel'
import { visit } from '@tests/visit'

vi.mock('@/session/page', () => ({ reloadPage: vi.fn() }))

beforeEach(() => {
  vi.mocked(reloadPage).mockReset()
})

const notFetched = new TypeError('Failed to fetch dynamically imported module')

/** From now on the code of this screen cannot be loaded. */
function withoutCode(path: string) {
  const route = screenRoutes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`There is no route ${path}`)
  return vi.spyOn(route, 'load').mockRejectedValue(notFetched)
}

/** From now on the app's host answers with this status; undefined: not at all. */
function hostAnswers(status: number | undefined) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      status === undefined
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status })),
    )
}

const open = (path: string) => visit(path, { as: 'savita', wait: false })

/** The browser reloads the page: the history entry keeps its state. */
async function loadAnew(view: { unmount: () => void }) {
  view.unmount()
  screenComponents.clear()
  return act(async () => render(<App />))
}

async function expectErrorPageInShell(): Promise<void> {
  expect(await screen.findByText('ErrorPage')).toBeVisible()
  expect(screen.getByText('Reload')).toBeVisible()
  expect(screen.getByLabelText('Sauda')).toBeVisible()
}

describe('a screen that the host no longer has', () => {
  test('reloads the page once, then shows ErrorPage', async () => {
    const fetch = hostAnswers(200)
    withoutCode('/history')
    const first = await open('/history')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    expect(fetch.mock.calls).toEqual([['/history', { method: 'HEAD', cache: 'no-store' }]])
    expect(screen.queryByText('ErrorPage')).toBeNull()

    expectConsoleError('ChunkLoadError')
    await loadAnew(first)
    await expectErrorPageInShell()
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  test('shows ErrorPage after 20 seconds without a new page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    hostAnswers(200)
    withoutCode('/history')
    await open('/history')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    await act(() => vi.advanceTimersByTimeAsync(18_000))
    expect(screen.queryByText('ErrorPage')).toBeNull()
    expectConsoleError('ChunkLoadError')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    await expectErrorPageInShell()
  })

  test('reloads the page again for another screen', async () => {
    hostAnswers(200)
    withoutCode('/history')
    withoutCode('/quotes')
    const first = await open('/history')
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    expectConsoleError('ChunkLoadError')
    await loadAnew(first)
    await expectErrorPageInShell()
    await first.user.click(await screen.findByRole('link', { name: 'Quotes' }))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(2))
  })

  test.each(['/checkout?step=3', '/request/delivery/i1/o1?step=2'])(
    'never reloads the page during a payment: %s',
    async (path) => {
      hostAnswers(200)
      withoutCode('/checkout')
      withoutCode('/request/delivery/:itemId/:orderId')
      expectConsoleError('ChunkLoadError')
      await open(path)
      await expectErrorPageInShell()
      expect(reloadPage).not.toHaveBeenCalled()
    },
  )

  test('never reloads the page while a write is under way', async () => {
    const { user } = await visit('/setQuantity/ONI-NSK-D', { as: 'savita' })
    await user.type(screen.getByLabelText(/Quantity/), '250')
    const answer = provider.hold('addToCart')
    await user.click(screen.getByRole('button', { name: 'Add To Cart' }))
    hostAnswers(200)
    withoutCode('/history')
    expectConsoleError('ChunkLoadError')
    goTo('/history')
    await expectErrorPageInShell()
    expect(reloadPage).not.toHaveBeenCalled()
    answer()
  })
})

test.each([undefined, 502])(
  'a host that answers %s shows Try again, and the page is not reloaded',
  async (status) => {
    hostAnswers(status)
    const load = withoutCode('/help/support/:type')
    expectConsoleError('ChunkLoadError')
    const { user } = await open('/help/support/contactUs')
    const again = await screen.findByRole('button', { name: 'Try again' })
    load.mockReset()
    await user.click(again)
    expect(await screen.findByLabelText('Subject')).toBeVisible()
    expect(reloadPage).not.toHaveBeenCalled()
  },
)

test('Try again reloads a page whose code does not arrive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  withoutCode('/history').mockReturnValue(new Promise(() => undefined))
  const { user } = await open('/history')
  await screen.findByText('Loading')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText('This is taking a long time.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a screen whose code was lost is loaded when it is opened again', async () => {
  const fetch = hostAnswers(undefined)
  const load = withoutCode('/help/support/:type')
  expectConsoleError('ChunkLoadError')
  await open('/help/support/contactUs')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  load.mockReset()
  fetch.mockRestore()
  goTo('/history')
  expect(await screen.findByText('Total Purchase')).toBeVisible()
  goTo('/help/support/contactUs')
  expect(await screen.findByLabelText('Subject')).toBeVisible()
})

test('a crash shows ErrorPage within the layout, on every route', async () => {
  function Broken(): never {
    throw new Error('it broke')
  }
  const broken = async (): ReturnType<ScreenRoute['load']> => Broken
  const loads = screenRoutes.map((route) => vi.spyOn(route, 'load').mockImplementation(broken))
  expectConsoleError('it broke')
  await open('/home')
  for (const [index, { path }] of screenRoutes.entries()) {
    window.history.pushState(null, '', path.replace(/\*$/, '/no/such/page').replaceAll(':', ''))
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(loads[index]).toHaveBeenCalledOnce())
    await expectErrorPageInShell()
  }
  expect(reloadPage).not.toHaveBeenCalled()
})
