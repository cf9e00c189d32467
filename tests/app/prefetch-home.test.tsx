import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { visit } from '@tests/visit'

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href'),
  )

async function openLogin(connection?: object) {
  for (const link of document.head.querySelectorAll('link[rel="prefetch"]')) link.remove()
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  await visit('/login')
  expect(await screen.findByLabelText('Mobile Number')).toBeInTheDocument()
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

it('fetches /home while somebody signs in', async () => {
  await openLogin()
  expect(prefetched()).toEqual(['/home'])
})

it('fetches nothing with Save-Data', async () => {
  await openLogin({ saveData: true })
  expect(prefetched()).toEqual([])
})
