import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/config/env'
import shipped from '@/features/guide/shipped-guides.json'
import { savedNames, watchSavedFiles } from '@tests/saved-files'
import { visit } from '@tests/visit'
import { type Delivery, startStaticHost } from './static-host'

let host: Delivery[]
beforeEach(() => {
  host = startStaticHost()
  watchSavedFiles()
})

const before = structuredClone(env.guide)
afterEach(() => {
  Object.assign(env.guide, structuredClone(before))
})

const button = (language: string) =>
  screen.findByRole('button', { name: new RegExp(`^Download the guide in ${language}`) })

/** The first or a later file that was asked for. */
async function delivery(index = 0): Promise<Delivery> {
  await waitFor(() => expect(host.length).toBeGreaterThan(index))
  const found = host[index]
  if (!found) throw new Error('nothing was asked for')
  return found
}

/** Lets what was sent arrive on the screen. */
const arrive = (send: () => void) =>
  act(async () => {
    send()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

describe('the guide as a PDF', () => {
  test('is offered in Marathi, Hindi and English, each with its size; nothing is fetched before a tap', async () => {
    await visit('/user/guide')
    const rows = within(await screen.findByRole('list', { name: 'PDF guide' }))
    expect(rows.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      `Download the guide in Marathi मराठीMarathi${Math.round(shipped.pdfs.mr / 1024)} KB`,
      `Download the guide in Hindi हिन्दीHindi${Math.round(shipped.pdfs.hi / 1024)} KB`,
      `Download the guide in English English${Math.round(shipped.pdfs.en / 1024)} KB`,
    ])
    expect(host).toEqual([])
  })

  test('is fetched once for three taps, and shows the progress', async () => {
    env.guide.pdf.en = 'https://files.example/guide.pdf'
    const { user } = await visit('/user/guide')
    await user.dblClick(await button('English'))
    await user.click(await button('English'))
    expect(await button('English')).toHaveAttribute('aria-busy', 'true')
    expect(host).toHaveLength(1)
    const file = await delivery()
    const bar = screen.getByRole('progressbar', { name: 'Download of the guide in English' })
    expect(bar).not.toHaveAttribute('value')
    await arrive(() => {
      file.answer({ length: 10_240 })
      file.send(`%PDF-${'x'.repeat(3067)}`)
    })
    expect(bar).toHaveAttribute('value', '3072')
    expect(bar).toHaveAttribute('max', '10240')
    expect(await button('English')).toHaveTextContent('3 of 10 KB')
  })

  test('shows the received size of an unknown total, and is aborted when the person leaves', async () => {
    env.guide.pdf.en = 'https://files.example/guide.pdf'
    const { user, unmount } = await visit('/user/guide')
    await user.click(await button('English'))
    const file = await delivery()
    await arrive(() => {
      file.answer()
      file.send(`%PDF-${'x'.repeat(2043)}`)
    })
    expect(await button('English')).toHaveTextContent('2 KB')
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
    unmount()
    expect(file.init.signal?.aborted).toBe(true)
    await arrive(() => undefined)
    expect(savedNames()).toEqual([])
  })
})

describe('a failed download', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  const send =
    (...pieces: string[]) =>
    (file: Delivery) => {
      file.answer({ length: 100 })
      pieces.forEach(file.send)
    }
  const all =
    (...pieces: string[]) =>
    (file: Delivery) => {
      send(...pieces)(file)
      file.end()
    }

  test.each<[string, (file: Delivery) => void]>([
    ['the network is gone', (file) => file.drop()],
    ['there is no such file', (file) => file.answer({ status: 404 })],
    ['a web page comes in its place', all('<!doctype html>')],
    ['it is empty', all()],
    [
      'the connection breaks in the middle',
      (file) => {
        send('%PDF-1.4')(file)
        file.drop()
      },
    ],
  ])('shows an alert, and the button works again: %s', async (_, fail) => {
    const { user } = await visit('/user/guide')
    await user.click(await button('English'))
    const file = await delivery()
    await arrive(() => fail(file))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to download file\.$/)
    expect(savedNames()).toEqual([])

    await user.click(await button('English'))
    const again = await delivery(1)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await arrive(() => all('%PDF-1.4')(again))
    await waitFor(() => expect(savedNames()).toEqual(['Sauda-guide-en.pdf']))
  })

  test('happens when nothing arrives for half a minute', async () => {
    await visit('/user/guide')
    const target = await button('English')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      target.click()
      host[0]?.answer()
      await vi.advanceTimersByTimeAsync(29_000)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to download file.')
    } finally {
      vi.useRealTimers()
    }
  })
})
