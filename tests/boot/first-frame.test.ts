import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { request } from '@/api/client'
import { fetchAhead, type ShellPage, startAfterFirstFrame } from '@/boot/first-frame'
import { catchUp, takeEarlyRead } from '@/early'

const fetched = vi.fn<typeof fetch>()

let frames: FrameRequestCallback[]

const shell: ShellPage = {
  userKey: 'authResponse',
  apiHost: 'https://api.example.com',
  landing: '/',
  entry: '/assets/index.js',
  scripts: ['/assets/layout.js', '/assets/quote.js', '/assets/account.js'],
  routes: [
    { pattern: '^/login/?$', skeleton: 'form', open: true, scripts: [0], reads: [] },
    {
      pattern: '^/singleQuoteDetails/([^/]+)/([^/]+)/?$',
      skeleton: 'list',
      open: false,
      scripts: [0, 1],
      reads: ['/api/user/details/{userId}', '/api/purchase/order/{1}'],
    },
    {
      pattern: '^/home/?$',
      skeleton: 'home',
      open: false,
      scripts: [0, 2],
      reads: ['/api/products'],
    },
  ],
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(29_999)
  vi.stubGlobal('fetch', fetched)
  frames = []
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work))
  fetched.mockReset().mockResolvedValue(new Response('{}'))
  const { userKey, entry } = shell
  startAfterFirstFrame({ userKey, entry })
})

afterEach(() => {
  window.early?.stop()
  delete window.early
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  document.cookie = 'XSRF-TOKEN=; max-age=0'
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const ahead = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))

describe('an early read is not given out', () => {
  const url = '/api/purchase/order/o1'
  beforeEach(() => {
    localStorage.setItem('authResponse', 'u1')
    window.history.replaceState(null, '', '/singleQuoteDetails/o1/i1')
    fetchAhead(shell)
  })

  test('when nobody asked for it within 30 seconds', () => {
    vi.spyOn(performance, 'now').mockReturnValue(30_000)
    expect(takeEarlyRead(url)).toBeUndefined()
  })

  test('once something is being changed', async () => {
    const body = { mobileNo: '9876543210' }
    await request({ method: 'POST', url: '/api/user/send/otp', body })
    expect(takeEarlyRead(url)).toBeUndefined()
  })
})

describe('what a route needs is fetched ahead', () => {
  test('for a signed-in person: scripts, and the first reads as the client sends them', () => {
    localStorage.setItem('authResponse', 'u/1')
    document.cookie = 'XSRF-TOKEN=a%3Db'
    window.history.replaceState(null, '', '/singleQuoteDetails/o1/i1')
    fetchAhead(shell)
    expect(ahead()).toEqual(['/assets/layout.js', '/assets/quote.js', '/assets/index.js'])
    const options = {
      credentials: 'include',
      headers: { Accept: 'application/json, text/plain, */*', 'X-XSRF-TOKEN': 'a=b' },
    }
    expect(fetched.mock.calls).toEqual([
      ['https://api.example.com/api/user/details/u%2F1', options],
      ['https://api.example.com/api/purchase/order/o1', options],
    ])
    expect(takeEarlyRead('/api/purchase/order/o1')).toBeInstanceOf(Promise)
    expect(takeEarlyRead('/api/purchase/order/o1')).toBeUndefined()
  })

  test('without the cookie there is no header', () => {
    localStorage.setItem('authResponse', 'u1')
    window.history.replaceState(null, '', '/singleQuoteDetails/o1/i1')
    fetchAhead(shell)
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
      Accept: 'application/json, text/plain, */*',
    })
  })

  test('nothing for a visitor of a screen that is not theirs, nor for a path that is none', () => {
    window.history.replaceState(null, '', '/singleQuoteDetails/o1/i1')
    fetchAhead(shell)
    window.history.replaceState(null, '', '/nowhere')
    fetchAhead(shell)
    expect(ahead()).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a visitor’s page gets its scripts, and reads nothing', () => {
    window.history.replaceState(null, '', '/login')
    fetchAhead(shell)
    expect(ahead()).toEqual(['/assets/layout.js', '/assets/index.js'])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a read that fails before anybody took it over is no uncaught error', async () => {
    localStorage.setItem('authResponse', 'u1')
    window.history.replaceState(null, '', '/singleQuoteDetails/o1/i1')
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    fetchAhead(shell)
    await expect(takeEarlyRead('/api/purchase/order/o1')).resolves.toBeInstanceOf(Error)
  })
})

describe('before the app lives', () => {
  function page() {
    document.body.innerHTML =
      '<form><input name="mobileNo"><input name="password" type="password"><button>Login</button></form>'
    const form = document.querySelector('form')
    const [mobile, password] = document.querySelectorAll('input')
    const button = document.querySelector('button')
    if (!form || !mobile || !password || !button) throw new Error('no page')
    return { form, mobile, password, button }
  }

  const type = (field: HTMLInputElement, text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  test('a press is held back, and heard once when the app lives', () => {
    const { form, button } = page()
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    button.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    form.addEventListener('submit', submitted)
    catchUp()
    catchUp()
    expect(submitted).toHaveBeenCalledTimes(1)
  })

  test('a press is heard by the button that the app drew in place of the one in the page', () => {
    const { button } = page()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    document.body.innerHTML = '<button aria-label="Back"></button><button>Login</button>'
    const heard: (string | null)[] = []
    document.body.addEventListener('click', ({ target }) =>
      heard.push((target as HTMLElement).textContent),
    )
    catchUp()
    expect(heard).toEqual(['Login'])
  })

  test('a form sent by itself does not leave with a password in the address', () => {
    const { form } = page()
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    catchUp()
    const later = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })

  test('what was typed is entered again, also where the app emptied or replaced the field', () => {
    const { mobile, password } = page()
    type(mobile, '98765')
    type(mobile, '9876543210')
    type(password, 'farmer1')
    mobile.value = ''
    const fresh = document.createElement('input')
    fresh.name = 'password'
    password.replaceWith(fresh)
    const heard: string[] = []
    document.body.addEventListener('input', ({ target }) =>
      heard.push((target as HTMLInputElement).value),
    )
    catchUp()
    expect([mobile.value, fresh.value]).toEqual(['9876543210', 'farmer1'])
    expect(heard).toEqual(['9876543210', 'farmer1'])
  })
})
