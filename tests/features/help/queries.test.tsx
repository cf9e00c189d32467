import { screen, waitFor, within, act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { address, button, field, fill, link } from '@tests/page'
import { savita } from '@tests/provider'
import { goBack, goTo } from '@tests/travel'
import { visit } from '@tests/visit'
import { contactValues, question, submit, thanks } from './contact-form'

const list = (path = '/help/support/queries') => visit(path, { as: 'savita' })
const cards = async () => {
  await screen.findByRole('heading', { name: '5 queries' })
  return screen.getAllByRole('listitem')
}
describe('the list', () => {
  test('shows number, status, date and title of each query, newest first', async () => {
    await list()
    expect((await cards()).map((card) => /Q\d{6}/.exec(card.textContent)?.[0])).toEqual([
      'Q000117',
      'Q000109',
      'Q000101',
      'Q000088',
      'Q000042',
    ])
    const [newest, second, , resolved] = await cards()
    expect(newest).toHaveTextContent(/^Query No Q000117Pending\d{1,2} [A-Z][a-z]{2} \d{4}Title /)
    expect(second).toHaveTextContent('In Progress')
    expect(resolved).toHaveTextContent('Resolved')
  })

  test.each([
    ['x'.repeat(51), /Title x{50}\.\.\.$/],
    ['', /Title –$/],
  ])('shows the subject %j as %s', async (subject, title) => {
    savita().queries = savita().queries.map((query) => ({ ...query, subject }))
    await list()
    expect((await cards())[0]).toHaveTextContent(title)
  })

  test.each(['queries', 'anything'])('"anything else" is tab 2: %s', async (word) => {
    await list(`/help/support/${word}`)
    expect(screen.getByRole('tab', { name: 'Queries' })).toHaveAttribute('aria-selected', 'true')
    expect(await cards()).toHaveLength(5)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('replaces the path by the other tab’s, and keeps the focus on the tab', async () => {
    const { user } = await list()
    const before = window.history.length
    await user.click(screen.getByRole('tab', { name: 'Contact Us' }))
    await waitFor(() => expect(address()).toBe('/help/support/contactUs'))
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Contact Us' })).toHaveFocus())
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toBe('/help/support/queries'))
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Queries' })).toHaveFocus())
    expect(window.history.length).toBe(before)
  })
})

test('one query has its own type in its path', async () => {
  savita().queries = savita().queries.map((query) => ({ ...query, type: 'order help' }))
  const { user } = await list()
  await user.click(within((await cards())[0] as HTMLElement).getByRole('link'))
  await waitFor(() => expect(address()).toBe('/help/support/order%20help/Q000117'))
  expect(await screen.findByText('Query Id')).toBeVisible()
})

describe('after a question', () => {
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

  // Nothing lies in the history twice.
  test.each([
    ['the link', () => link('See my queries').click()],
    ['the redirect', () => wait(10)],
  ])(
    '%s leads to the queries, whose arrow leads to the profile, which one Back leaves',
    async (_, go) => {
      const { user } = await visit('/home', { as: 'savita' })
      await user.click(link('Profile'))
      await user.click(await screen.findByRole('link', { name: 'Help & Support' }))
      await fill(user, question)
      await user.click(submit())
      await thanks()
      await act(async () => go())
      await waitFor(() => expect(address()).toBe('/help/support/queries'))
      await user.click(button('Back'))
      await waitFor(() => expect(address()).toBe('/profile'))
      await goBack()
      await waitFor(() => expect(address()).toBe('/home'))
    },
  )

  test('the start page that a visitor came from is left by one Back', async () => {
    const { user } = await visit('/user/guide')
    goTo('/')
    await user.click(await screen.findByRole('link', { name: 'Help & Support' }))
    await fill(user, contactValues)
    await user.click(submit())
    await thanks()
    await wait(10)
    await waitFor(() => expect(address()).toBe('/'))
    await goBack()
    await waitFor(() => expect(address()).toBe('/user/guide'))
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
})
