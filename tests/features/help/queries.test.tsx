import { screen, waitFor, within, act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { address, bodies, button, field, fill, link } from '@tests/page'
import { ids, savita } from '@tests/provider'
import { goBack, goTo } from '@tests/travel'
import { visit } from '@tests/visit'
import { contactValues, question, submit, thanks, trimmedQuestion } from './contact-form'

const list = (path = '/help/support/queries') => visit(path, { as: 'savita' })
const cards = async () => {
  await screen.findByRole('heading', { name: '5 queries' })
  return screen.getAllByRole('listitem')
}
describe('the list', () => {
  test('is tab 2, "anything else"; it shows number, status, date and title, newest first', async () => {
    const subjects: Record<string, string> = { Q000117: 'x'.repeat(51), Q000109: '' }
    savita().queries = savita().queries.map((query) => ({
      ...query,
      type: 'order help',
      subject: subjects[query.qno] ?? query.subject,
    }))
    const { user } = await list('/help/support/anything')
    expect(screen.getByRole('tab', { name: 'Queries' })).toHaveAttribute('aria-selected', 'true')
    expect((await cards()).map((card) => /Q\d{6}/.exec(card.textContent)?.[0])).toEqual([
      'Q000117',
      'Q000109',
      'Q000101',
      'Q000088',
      'Q000042',
    ])
    const [newest, second, , resolved] = await cards()
    expect(newest).toHaveTextContent(
      /^Query No Q000117Pending\d{1,2} [A-Z][a-z]{2} \d{4}Title x{50}\.\.\.$/,
    )
    expect(second).toHaveTextContent(/In Progress.*Title –$/)
    expect(resolved).toHaveTextContent('Resolved')
    expect(screen.queryByRole('textbox')).toBeNull()
    // One query has its own type in its path.
    await user.click(within(newest as HTMLElement).getByRole('link'))
    await waitFor(() => expect(address()).toBe('/help/support/order%20help/Q000117'))
    expect(await screen.findByText('Query Id')).toBeVisible()
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

  /** Asks something on the public form, and is thanked. */
  async function ask(user: UserEvent) {
    await fill(user, contactValues)
    await user.click(submit())
    expect(await thanks()).toHaveFocus()
  }

  test('the public form has the user id of a signed-in person, whom it leads to /home after 10 seconds', async () => {
    const { user } = await visit('/help/support', { as: 'savita' })
    expect(screen.queryByRole('tab')).toBeNull()
    await ask(user)
    const person = { userId: ids.savita, name: 'Anil Pawar', mobileNo: '9000000001' }
    expect(bodies('raiseQuery')).toEqual([{ ...person, ...trimmedQuestion }])
    expect(screen.getByRole('timer')).toHaveTextContent(/ opens? in \d+ s\./)
    await wait(10)
    await waitFor(() => expect(address()).toBe('/home'))
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
    await ask(user)
    await wait(10)
    await waitFor(() => expect(address()).toBe('/'))
    await goBack()
    await waitFor(() => expect(address()).toBe('/user/guide'))
  })

  test('the redirect is cancelled by another question, and when the screen is left', async () => {
    const { user } = await visit('/help/support')
    await ask(user)
    await user.click(button('Ask another question'))
    await user.type(field('Name'), 'Anil')
    await wait(15)
    expect(address()).toBe('/help/support')
    expect(field('Name')).toHaveValue('Anil')
    await ask(user)
    goTo('/user/guide')
    await wait(15)
    expect(address()).toBe('/user/guide')
  })
})
