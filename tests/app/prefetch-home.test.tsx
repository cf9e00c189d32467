import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { visit } from '@tests/visit'

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href'),
  )

async function openLogin(connection?: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const view = await visit('/login')
  expect(await screen.findByLabelText('Mobile Number')).toBeInTheDocument()
  return view
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('fetches /home while somebody signs in', async () => {
  const { unmount } = await openLogin()
  expect(prefetched()).toEqual(['/home'])
  unmount()
  expect(prefetched()).toEqual([])
})

it('fetches nothing with Save-Data', async () => {
  await openLogin({ saveData: true })
  expect(prefetched()).toEqual([])
})

it('does not fetch the page when the service worker has it', async () => {
  const serviceWorker = { controller: {} }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  await openLogin()
  expect(prefetched()).toEqual([])
})
