import { screen, waitFor, act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ContactDetails } from '@/features/help/ContactDetails'
import { raiseQueryPath } from '@/routes/paths'
import { changeOrder, orderNumber, orderUrl } from '@tests/features/orders/scenario'
import { bodies, button, field, fill, link } from '@tests/page'
import { ids, provider, savita } from '@tests/provider'
import { goBack, goTo, reload } from '@tests/travel'
import { show } from '@tests/ui/show'
import { visit } from '@tests/visit'
import { contactValues, question, submit, thanks, trimmedQuestion } from './contact-form'

const TURMERIC = 'Order SD2026-000104: Turmeric'
const ONION = 'Order SD2026-000061: Onion'

const drafts = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('sauda.draft.contact'))

const sent = () => bodies('raiseQuery')

const PUBLIC = '/help/support'
const OWN = '/help/support/contactUs'

// "The logged-in page has a back arrow to /profile."
test('the signed-in form leads to the profile by its arrow, wherever it was opened', async () => {
  const sold = savita().orders.find(({ soldStatus }) => soldStatus === 'sold')
  const product = `/order/singleProductDetails/${sold?._id}/${sold?.orderItems[0]?._id}`
  const { user } = await visit(product, { as: 'savita' })
  await user.click(screen.getByRole('link', { name: 'Raise Query' }))
  await user.click(await screen.findByRole('tab', { name: 'Queries' }))
  await user.click(button('Back'))
  await waitFor(() => expect(window.location.pathname).toBe('/profile'))
  await goBack()
  await waitFor(() => expect(window.location.pathname).toBe(product))
})

// "Mobile required if public": any other number is taken.
test('the public page asks for name and mobile number, and links to call and write', async () => {
  const { user } = await visit(PUBLIC)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Help & Support')
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
    'name',
    'mobileNo',
    'subject',
    'message',
  ])
  expect(screen.queryByRole('tab')).toBeNull()
  expect(field('Mobile Number')).toHaveAttribute('inputmode', 'numeric')
  for (const [name, href] of [
    ['+91 90000 00001', 'tel:+919000000001'],
    ['+91 90000 00002', 'tel:+919000000002'],
    ['help@sauda.example', 'mailto:help@sauda.example'],
  ] as const)
    expect(link(name)).toHaveAttribute('href', href)

  const hint = () => screen.getByText('10 digits')
  expect(hint()).not.toHaveClass('text-turmeric-700')
  await fill(user, { ...contactValues, 'Mobile Number': '900000000' })
  expect(hint()).toHaveClass('text-turmeric-700')
  expect(field('Mobile Number')).not.toBeInvalid()
  await user.type(field('Mobile Number'), '1')
  expect(hint()).not.toHaveClass('text-turmeric-700')
  await user.type(field('Mobile Number'), '{Backspace}')
  await user.click(submit())
  await thanks()
  expect(sent()).toEqual([{ name: 'Anil Pawar', mobileNo: '900000000', ...trimmedQuestion }])
})

test('a question is sent once when the screen is left and opened again before the response', async () => {
  const release = provider.hold('raiseQuery')
  const { user } = await visit(OWN, { as: 'savita' })
  expect(screen.getAllByRole('textbox')).toEqual([field('Subject'), field('Message')])
  await fill(user, question)
  expect(drafts()).toHaveLength(1)
  await user.clear(field('Subject'))
  await user.clear(field('Message'))
  expect(drafts()).toEqual([])
  await fill(user, question)
  await user.click(submit())
  await waitFor(() => expect(sent()).toHaveLength(1))
  await user.click(screen.getByRole('tab', { name: 'Queries' }))
  await user.click(await screen.findByRole('tab', { name: 'Contact Us' }))
  expect(await screen.findByLabelText('Subject')).toHaveValue(contactValues.Subject)
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  await user.click(submit())
  release()
  await thanks()
  expect(sent()).toEqual([{ userId: ids.savita, ...trimmedQuestion }])
  expect(drafts()).toEqual([])
  await user.click(button('Ask another question'))
  expect(field('Subject')).toHaveValue('')
})

describe('Raise Query', () => {
  test('keeps an emptied subject over a reload, and leaves the next question without one', async () => {
    const { user } = await visit(raiseQueryPath({ subject: TURMERIC }), { as: 'savita' })
    expect(field('Subject')).toHaveValue(TURMERIC)
    await user.clear(field('Subject'))
    await reload()
    expect(field('Subject')).toHaveValue('')
    expect(field('Message')).toHaveValue('')
    await fill(user, question)
    await user.click(submit())
    await thanks()
    await user.click(button('Ask another question'))
    expect(field('Subject')).toHaveValue('')
    expect(window.location.search).toBe('')
  })

  test('has a draft of its own for each subject', async () => {
    const { user } = await visit(OWN, { as: 'savita' })
    await fill(user, question)
    goTo(raiseQueryPath({ subject: TURMERIC }))
    await waitFor(() => expect(field('Subject')).toHaveValue(TURMERIC))
    expect(field('Message')).toHaveValue('')
    await fill(user, { Message: 'Where is it?' })
    goTo(raiseQueryPath({ subject: ONION }))
    await waitFor(() => expect(field('Subject')).toHaveValue(ONION))
    expect(field('Message')).toHaveValue('')
    goTo(raiseQueryPath({ subject: TURMERIC }))
    await waitFor(() => expect(field('Message')).toHaveValue('Where is it?'))
    goTo(OWN)
    await waitFor(() => expect(field('Subject')).toHaveValue(contactValues.Subject))
    expect(field('Message')).toHaveValue(contactValues.Message)
  })
})

test.each([
  [['(020) 5550-1234'], '', ['tel:02055501234']],
  [[], 'help@example.com', ['mailto:help@example.com']],
  [[], '', []],
])('leaves out what is missing: %j %j', (phones, email, hrefs) => {
  show(<ContactDetails phones={phones} email={email} />)
  expect(screen.queryAllByRole('heading')).toHaveLength(Math.min(hrefs.length, 1))
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

describe('opened from another screen', () => {
  const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message')

  const SUBJECT = 'Rejected payment of order SD2026-000097'

  test('links a rejected payment to a call and to the form, which keeps what the link filled in', async () => {
    provider.scenario('no-queries')
    const { user } = await visit(orderUrl('097'), { as: 'savita' })
    const call = await screen.findByRole('link', { name: 'Call +91 90000 00001' })
    expect(call).toHaveAttribute('href', 'tel:+919000000001')
    const { transactionId } = orderNumber('097')
    const filled = `Order ID: SD2026-000097\nTransaction ID: ${transactionId}\n`
    await user.click(link('Write to us'))
    expect((await message()).value).toBe(filled)
    expect(field('Subject')).toHaveValue(SUBJECT)
    expect(window.location.href).not.toContain(String(transactionId))
    for (const way of [
      () => screen.findByRole('tab', { name: 'Contact Us' }),
      () => screen.findByRole('link', { name: 'Ask a question' }),
    ]) {
      await user.click(screen.getByRole('tab', { name: 'Queries' }))
      await user.click(await way())
      expect((await message()).value).toBe(filled)
      expect(field('Subject')).toHaveValue(SUBJECT)
    }
  })

  test('leaves out an unknown transaction ID, and fills in nothing for the next person', async () => {
    changeOrder('097', { transactionId: '' })
    const { user, unmount } = await visit(orderUrl('097'), { as: 'savita' })
    await user.click(await screen.findByRole('link', { name: 'Write to us' }))
    expect((await message()).value).toBe('Order ID: SD2026-000097\n')
    const { state } = window.history
    unmount()
    await visit('/profile', { as: 'meena' })
    act(() => {
      window.history.pushState(state, '', '/help/support/contactUs')
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    })
    expect((await message()).value).toBe('')
  })

  test('links a query to a call and to the form', async () => {
    const { user } = await visit('/help/support/queries', { as: 'savita' })
    const [card] = await screen.findAllByRole('link', { name: /Query/ })
    if (!card) throw new Error('Savita has asked something')
    await user.click(card)
    await screen.findByRole('heading', { name: 'Query details' })
    const number = window.location.pathname.split('/').at(-1)
    expect(await screen.findByRole('link', { name: 'Call +91 90000 00001' })).toBeVisible()
    await user.click(link('Write to us'))
    await waitFor(() => expect(window.location.pathname).toBe('/help/support/contactUs'))
    expect(await screen.findByLabelText('Subject')).toHaveValue(`Query ${number}`)
  })
})
