import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShareSheet, useInvitation } from '@/features/shared/share/ShareSheet'
import { canDownload, saveFile } from '@/ui/save-file'
import { show } from './show'

const url = `${window.location.origin}/register?code=SAVITA4210`
const words =
  'Join me on Sauda to buy and sell farm produce. Sign up with my referral code SAVITA4210 and start earning. #ReferralBonus'

function Invited({ onClose }: { onClose: () => void }) {
  return <ShareSheet open onClose={onClose} {...useInvitation('SAVITA4210')} />
}

/**
 * The sheet is open; a press on its buttons is a plain click, so that the browser's own doors can
 * be watched.
 */
async function open() {
  const onClose = vi.fn()
  show(<Invited onClose={onClose} />)
  await screen.findByRole('figure')
  return { onClose }
}

function replaceInNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test('the invitation is shown and copied with its link', async () => {
  await open()
  const shown = screen.getByRole('figure', { name: 'Your message' })
  expect(shown).toHaveTextContent(words + url)
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  replaceInNavigator('clipboard', { writeText })
  fireEvent.click(screen.getByRole('button', { name: 'Copy message' }))
  expect(await screen.findByText('Copied')).toBeVisible()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${words}\n${url}`)
})

describe('the phone’s own share sheet', () => {
  test('is offered where there is one, and gets subject, words and link', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    replaceInNavigator('share', share)
    replaceInNavigator('canShare', () => true)
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'More ways to share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Join and Earn Rewards!',
      text: words,
      url,
    })
  })

  test.each([
    ['there is none', () => undefined],
    [
      'it does not take this',
      () => {
        replaceInNavigator('share', vi.fn())
        replaceInNavigator('canShare', () => false)
      },
    ],
  ])('is not offered where %s', async (_, prepare) => {
    prepare()
    await open()
    expect(screen.queryByRole('button', { name: 'More ways to share' })).not.toBeInTheDocument()
  })

  test.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('closed by %s: the sheet stays, logged %i times', async (name, logged) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    replaceInNavigator('share', () => Promise.reject(new DOMException('no', name)))
    const { onClose } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'More ways to share' }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(warn).toHaveBeenCalledTimes(logged)
    expect(screen.getByRole('figure')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('WhatsApp and Facebook', () => {
  /** The link that a press on this button follows, and how. */
  function press(name: string) {
    const followed: Pick<HTMLAnchorElement, 'href' | 'target' | 'rel'>[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push({ href: this.href, target: this.target, rel: this.rel })
    })
    fireEvent.click(screen.getByRole('button', { name }))
    return followed
  }

  afterEach(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'standalone')
  })

  test.each([
    ['a browser', undefined, '_blank'],
    ['the home screen of an iPhone', true, ''],
  ])('are plain links in %s, without a window of their own', async (_, standalone, target) => {
    if (standalone) replaceInNavigator('standalone', standalone)
    const windowOpen = vi.spyOn(window, 'open').mockReturnValue(null)
    await open()
    const rel = 'noopener noreferrer'
    const [whatsapp] = press('WhatsApp')
    expect(whatsapp).toMatchObject({ target, rel })
    const chat = new URL(whatsapp?.href ?? '')
    expect(chat.host).toMatch(/whatsapp\.com$/)
    expect(chat.searchParams.get('text')).toBe(`${words}\n${url}`)
    const [facebook] = press('Facebook')
    expect(facebook).toMatchObject({ target, rel })
    const post = new URL(facebook?.href ?? '')
    expect(post.host).toBe('www.facebook.com')
    expect(Object.fromEntries(post.searchParams)).toMatchObject({
      u: url,
      hashtag: '#ReferralBonus',
    })
    expect(windowOpen).not.toHaveBeenCalled()
  })
})

describe('a file', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 13; SM-A047F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
  const webView =
    'Mozilla/5.0 (Linux; Android 13; SM-A047F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36'
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  const safari = `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`

  test.each([
    [true, 'Chrome on Android', chrome],
    [true, 'Chrome on a desk', chrome.replace('Linux; Android 13; SM-A047F', 'X11; Linux')],
    [true, 'Firefox', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [true, 'Safari on an iPhone', safari],
    [false, 'a web view on an iPhone', `${iPhone} Mobile/15E148`],
    [false, 'a web view on Android', webView],
    [false, 'Facebook', `${chrome} [FB_IAB/FB4A;FBAV/466.0.0.51.85;]`],
    [false, 'Instagram', `${safari} Instagram 337.0.0.30.92`],
    [false, 'Line', `${safari} Line/14.9.0`],
    [false, 'the Google app on an iPhone', `${iPhone} GSA/319.0 Mobile/15E148 Safari/604.1`],
    [false, 'WhatsApp', `${chrome} WhatsApp/2.24`],
  ])('can be downloaded: %s, in %s', (expected, _, userAgent) => {
    expect(canDownload(userAgent, false)).toBe(expected)
  })

  test('cannot be downloaded in Safari from the home screen', () => {
    expect(canDownload(safari, true)).toBe(false)
  })

  describe('handing a file over', () => {
    const file = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
    const clicked: { href: string; download: string; connected: boolean }[] = []
    const revoke = vi.fn()

    function inBrowser(userAgent: string, own: Partial<Navigator> = {}) {
      vi.stubGlobal('navigator', { userAgent, onLine: true, ...own })
    }

    beforeEach(() => {
      vi.useFakeTimers()
      clicked.length = 0
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        clicked.push({ href: this.href, download: this.download, connected: this.isConnected })
      })
      URL.createObjectURL = () => 'blob:http://localhost/1'
      URL.revokeObjectURL = revoke.mockReset()
    })

    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })

    test('downloads it under its name, and revokes its URL late', async () => {
      inBrowser(chrome)
      expect(await saveFile(file, 'SD1.pdf')).toBe('handed-over')
      expect(clicked).toEqual([
        { href: 'blob:http://localhost/1', download: 'SD1.pdf', connected: true },
      ])
      expect(document.querySelector('a[download]')).toBeNull()
      vi.advanceTimersByTime(30_000)
      expect(revoke).not.toHaveBeenCalled()
      vi.advanceTimersByTime(30_000)
      expect(revoke).toHaveBeenCalledWith('blob:http://localhost/1')
    })

    test('uses the share sheet where downloads do not work', async () => {
      const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
      inBrowser(webView, { share, canShare: () => true })
      expect(await saveFile(file, 'SD1.pdf')).toBe('handed-over')
      const [shared] = share.mock.calls[0]?.[0].files ?? []
      expect(shared).toMatchObject({ name: 'SD1.pdf', type: 'application/pdf' })
      expect(clicked).toEqual([])
    })

    const failing = (name: string) => ({
      share: () => Promise.reject(new DOMException('no', name)),
      canShare: () => true,
    })

    test('is closed when the person closes the share sheet', async () => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null)
      inBrowser(webView, failing('AbortError'))
      expect(await saveFile(file, 'SD1.pdf')).toBe('closed')
      expect(open).not.toHaveBeenCalled()
    })

    test.each<[string, Partial<Navigator>]>([
      ['there is no share sheet', {}],
      ['it takes no files', { share: () => Promise.resolve(), canShare: () => false }],
      ['it wants a fresh tap', failing('NotAllowedError')],
    ])('opens the file when %s', async (_, own) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(window)
      inBrowser(webView, own)
      expect(await saveFile(file, 'SD1.pdf')).toBe('handed-over')
      expect(open).toHaveBeenCalledWith('blob:http://localhost/1', '_blank')
    })

    test('is refused when everything fails', async () => {
      vi.spyOn(window, 'open').mockReturnValue(null)
      inBrowser(webView)
      expect(await saveFile(file, 'SD1.pdf')).toBe('refused')
    })
  })
})
