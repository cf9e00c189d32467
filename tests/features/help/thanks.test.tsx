import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { address, button, field, fill, link } from '@tests/page'
import { visit } from '@tests/visit'
import { contactValues, question, submit, thanks } from './contact-form'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Seconds go by. */
const wait = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })

/** Asks something, and is thanked. */
async function ask(form: 'public' | 'own', as?: 'savita') {
  const path = form === 'own' ? '/help/support/contactUs' : '/help/support'
  const { user } = await visit(path, as ? { as } : {})
  await fill(user, form === 'own' ? question : contactValues)
  await user.click(submit())
  expect(await thanks()).toHaveFocus()
  return user
}

test.each([
  ['public', undefined, '/'],
  ['public', 'savita', '/home'],
  ['own', 'savita', '/help/support/queries'],
] as const)('after 10 seconds the %s form, sent by %s, leads to %s', async (form, as, path) => {
  await ask(form, as)
  expect(screen.getByRole('timer')).toHaveTextContent(/ opens? in \d+ s\./)
  await wait(10)
  await waitFor(() => expect(address()).toBe(path))
})

describe('the redirect is cancelled', () => {
  test('when the screen is left', async () => {
    const user = await ask('own', 'savita')
    await user.click(button('Back'))
    await screen.findByText('Savita Jadhav')
    await wait(15)
    expect(address()).toBe('/profile')
  })

  test('by another question', async () => {
    const user = await ask('public')
    await user.click(button('Ask another question'))
    await user.type(field('Name'), 'Anil')
    await wait(15)
    expect(address()).toBe('/help/support')
    expect(field('Name')).toHaveValue('Anil')
  })
})

test.each([
  ['public', undefined, 'Go to the start page', '/'],
  ['own', 'savita', 'See my queries', '/help/support/queries'],
] as const)('%s: a link goes there at once', async (form, as, name, path) => {
  const user = await ask(form, as)
  await user.click(link(name))
  await waitFor(() => expect(address()).toBe(path))
  await wait(15)
  expect(address()).toBe(path)
})
