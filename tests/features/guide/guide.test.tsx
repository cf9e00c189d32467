import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/config/env'
import { setLocale } from '@/text/set-locale'
import { button, link } from '@tests/page'
import { goBack } from '@tests/travel'
import { visit } from '@tests/visit'
import { startStaticHost } from './static-host'

const before = structuredClone(env.guide)
beforeEach(() => {
  startStaticHost()
})
afterEach(async () => {
  Object.assign(env.guide, structuredClone(before))
  await act(() => setLocale('en'))
})

const videos = () => within(screen.getByRole('list', { name: 'Videos' }))
const openVideo = () => document.querySelector('video')

describe('the videos', () => {
  test('are pictures with title and length, and play one at a time; none is fetched before', async () => {
    const { user } = await visit('/user/guide')
    expect(
      videos()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Play Buy an offer.*\d\d seconds$/),
      expect.stringMatching(/^Play Pay and submit the transaction ID.*\d\d seconds$/),
      expect.stringMatching(/^Play Sell to a vendor.*\d\d seconds$/),
      expect.stringMatching(/^Play Ask for delivery.*\d\d seconds$/),
    ])
    const picture = () => videos().getAllByRole('listitem')[2]?.querySelector('img')
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/guides/sell.en.jpg'))
    expect(document.querySelector('video, source, track, link[href*="webm"]')).toBeNull()

    const placeholders = () => screen.queryAllByTestId('video-placeholder')
    for (const placeholder of placeholders()) {
      expect(placeholder).toHaveClass('pointer-events-none')
      expect(placeholder).toHaveAttribute('aria-hidden', 'true')
    }
    await user.click(button(/^Play Sell to a vendor/))
    expect(placeholders()).toHaveLength(3)
    await user.click(button(/^Play Buy an offer/))
    expect(document.querySelectorAll('video')).toHaveLength(1)
    expect(openVideo()).toHaveAttribute('src', '/guides/buy.en.webm')
    expect(button(/^Play Sell to a vendor/)).toBeVisible()
  })

  // In English: e2e/user-guide.nightly.ts.
  test('play when tapped, in the language of the app', async () => {
    await setLocale('hi')
    const { user } = await visit('/user/guide')
    await user.click(button(/व्यापारी को बेचें/))
    const video = screen.getByLabelText('व्यापारी को बेचें')
    expect(video).toHaveAttribute('src', '/guides/sell.hi.webm')
    expect(video).toHaveAttribute('autoplay')
    expect(video).toHaveAttribute('controls')
    expect(video).toHaveFocus()
    const [captions, ...others] = video.querySelectorAll('track')
    expect(captions).toMatchObject({ srclang: 'hi', label: 'हिन्दी', default: true })
    expect(captions).toHaveAttribute('src', '/guides/sell.hi.vtt')
    expect(others).toEqual([])
  })

  test('that cannot be played can be tried again or opened alone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await visit('/user/guide')
    await user.click(button(/^Play Buy an offer/))
    fireEvent.error(screen.getByLabelText('Buy an offer'))
    expect(screen.getByRole('alert')).toHaveTextContent('This video could not be played here.')
    expect(link('Open the video separately')).toHaveAttribute('href', '/guides/buy.en.webm')
    await user.click(button('Try again'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(openVideo()).toHaveAttribute('src', '/guides/buy.en.webm')
  })

  test('can be configured, with a title or without', async () => {
    env.guide.videos = [
      { title: 'How to buy', url: 'https://videos.example/buy.mp4' },
      { title: '', url: '/films/sell.mp4' },
    ]
    const { user } = await visit('/user/guide')
    expect(videos().getAllByRole('button')).toHaveLength(2)
    expect(videos().queryByRole('img')).not.toBeInTheDocument()
    expect(button(/^Play Video 2/)).toBeVisible()
    await user.click(button(/^Play How to buy/))
    expect(openVideo()).toHaveAttribute('src', 'https://videos.example/buy.mp4')
    expect(openVideo()?.querySelector('track')).toBeNull()
  })
})

test.each([
  ['a visitor', undefined, /http:\/\/localhost:3000\/register$/, '/'],
  ['a signed-in person', 'savita', /#ReferralBonus.*\/register\?code=SAVITA4210$/, '/home'],
] as const)(
  '%s who came by a deep link shares their own link, and goes back',
  async (_, as, words, path) => {
    const { user } = await visit('/user/guide', as && { as })
    await user.click(button('Share'))
    const message = await screen.findByRole('figure')
    await waitFor(() => expect(message).toHaveTextContent(words))
    expect(message.textContent.includes('code')).toBe(as === 'savita')
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Back'))
    await waitFor(() => expect(window.location.pathname).toBe(path))
  },
)
