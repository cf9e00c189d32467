import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ShareSheet, useInvitation } from '@/features/shared/ShareSheet'
import { show } from './show'

const url = `${window.location.origin}/register?code=SAVITA4210`
const words =
  'Join me on Sauda to buy and sell farm produce. Sign up with my referral code SAVITA4210 and start earning. #ReferralBonus'

const plainUrl = `${window.location.origin}/register`
const plainWords =
  'Join me on Sauda to buy and sell farm produce. Sign up and start earning. #ReferralBonus'

function Invited({ code, onClose }: { code?: string; onClose: () => void }) {
  return <ShareSheet open onClose={onClose} {...useInvitation(code)} />
}

/**
 * The sheet is open; a press on its buttons is a plain click, so that the browser's own doors can
 * be watched.
 */
async function open(code?: string) {
  const onClose = vi.fn()
  show(<Invited code={code} onClose={onClose} />)
  await screen.findByRole('figure')
  return { onClose }
}

function replaceInNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

describe('the invitation', () => {
  test.each([
    ['a signed-in person', 'SAVITA4210', `${words}\n${url}`],
    ['a visitor', undefined, `${plainWords}\n${plainUrl}`],
  ])('of %s is shown and copied with its link', async (_, code, message) => {
    await open(code)
    const shown = screen.getByRole('figure', { name: 'Your message' })
    expect(shown).toHaveTextContent(message.replace('\n', ''))
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    replaceInNavigator('clipboard', { writeText })
    fireEvent.click(screen.getByRole('button', { name: 'Copy message' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(writeText).toHaveBeenCalledExactlyOnceWith(message)
  })
})

describe('the phone’s own share sheet', () => {
  const more = () => screen.queryByRole('button', { name: 'More ways to share' })

  test('is offered where there is one, and gets subject, words and link', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    replaceInNavigator('share', share)
    replaceInNavigator('canShare', () => true)
    await open('SAVITA4210')
    fireEvent.click(screen.getByRole('button', { name: 'More ways to share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Join and Earn Rewards!',
      text: words,
      url,
    })
  })

  test('is not offered where there is none', async () => {
    await open('SAVITA4210')
    expect(more()).not.toBeInTheDocument()
  })

  test('is not offered where it does not take this', async () => {
    replaceInNavigator('share', vi.fn())
    replaceInNavigator('canShare', () => false)
    await open('SAVITA4210')
    expect(more()).not.toBeInTheDocument()
  })

  test.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('closed by %s: the sheet stays, logged %i times', async (name, logged) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    replaceInNavigator('share', () => Promise.reject(new DOMException('no', name)))
    const { onClose } = await open('SAVITA4210')
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
    await open('SAVITA4210')
    const rel = 'noopener noreferrer'
    const [whatsapp] = press('WhatsApp')
    expect(whatsapp).toMatchObject({ target, rel })
    expect(new URL(whatsapp?.href ?? '').searchParams.get('text')).toBe(`${words}\n${url}`)
    const [facebook] = press('Facebook')
    expect(facebook).toMatchObject({ target, rel })
    expect(new URL(facebook?.href ?? '').searchParams.get('u')).toBe(url)
    expect(windowOpen).not.toHaveBeenCalled()
  })
})
