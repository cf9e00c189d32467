import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { address, link } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

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

  test('shows No records found and a link to the form', async () => {
    provider.scenario('no-queries')
    const { user } = await list()
    expect(await screen.findByText('No records found')).toBeVisible()
    await user.click(link('Ask a question'))
    expect(await screen.findByLabelText('Subject')).toBeVisible()
  })

  test('works with unknown words, missing dates and numbers', async () => {
    provider.scenario('odd-words')
    await list()
    const [, , , , last] = await cards()
    expect(last).toHaveTextContent('Query No 1')
    expect(last).toHaveTextContent('Not known')
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
