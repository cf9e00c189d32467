import { afterEach, expect, it, vi } from 'vitest'
import { holdPress } from '@/boot/inline-scripts'

afterEach(() => {
  window.replayPress?.()
  document.body.innerHTML = ''
})

function page(html: string) {
  document.body.innerHTML = html
  const button = document.querySelector('button')
  if (!button) throw new Error('no button')
  return button
}

it('holds a press before hydration until the screen is hydrated, and repeats it once', () => {
  const button = page('<form><button>Login</button></form>')
  const clicked = vi.fn((event: Event) => event.preventDefault())
  const submitted = vi.fn((event: Event) => event.preventDefault())
  button.addEventListener('click', clicked)
  button.form?.addEventListener('submit', submitted)
  holdPress()
  button.click()
  button.click()
  expect(clicked).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
  window.replayPress?.()
  window.replayPress?.()
  expect(clicked).toHaveBeenCalledOnce()
})

it('presses the button of the same name on a page that was rendered again', () => {
  page('<button>Skip Now</button>')
  holdPress()
  document.querySelector('button')?.click()
  const clicked = vi.fn()
  page('<button>Proceed</button><button>Skip Now</button>')
  document.querySelectorAll('button')[1]?.addEventListener('click', clicked)
  window.replayPress?.()
  expect(clicked).toHaveBeenCalledOnce()
})

it('holds no link, and no press after hydration', () => {
  const button = page('<button>Proceed</button><a href="#x">Register</a>')
  const clicked = vi.fn()
  document.body.addEventListener('click', clicked)
  holdPress()
  document.querySelector('a')?.click()
  expect(clicked).toHaveBeenCalledOnce()
  window.replayPress?.()
  button.click()
  expect(clicked).toHaveBeenCalledTimes(2)
})
