import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { changeItems } from '@tests/features/orders/scenario'
import { button } from '@tests/page'
import { atNoon, provider, savita } from '@tests/provider'
import { savedFiles, savedNames, watchSavedFiles } from '@tests/saved-files'
import { visit } from '@tests/visit'

beforeEach(() => {
  watchSavedFiles()
  atNoon()
})

const total = (label: string) =>
  within(screen.getByRole('region', { name: 'Totals' }))
    .getByText(label)
    .parentElement?.querySelector('dd')?.textContent

const rows = () => screen.getAllByRole('row').slice(1)

test('shows one period, which is in the URL, and no Print where the browser cannot', async () => {
  vi.stubGlobal('print', undefined)
  const { user } = await visit('/statement', { as: 'savita' })
  const period = screen.getByRole('combobox', { name: 'Period' })
  expect(period).toHaveDisplayValue('This month')
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
  await user.selectOptions(period, 'This financial year')
  expect(window.location.search).toBe('?period=year')
  await user.selectOptions(period, 'Choose dates')
  await user.clear(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('From'), '2020-01-01')
  await user.clear(screen.getByLabelText('To'))
  await user.type(screen.getByLabelText('To'), '2020-01-31')
  expect(await screen.findByText('Nothing in this period')).toBeVisible()
  expect(screen.queryByText(/₹0\.00/)).not.toBeInTheDocument()
  expect(window.location.search).toBe('?period=custom&from=2020-01-01&to=2020-01-31')
})

test('keeps the period where its orders cannot be read', async () => {
  expectConsoleError('ApiError')
  provider.fault({ call: 'ordersOfUser', kind: 'status', status: 503 })
  const { user } = await visit('/statement', { as: 'savita' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'All time')
  expect(window.location.search).toBe('?period=all')
  provider.clearFaults()
  await user.click(retry)
  await waitFor(() => expect(total('Purchases')).toBe('₹32,210.00'))
})

test('Download CSV saves every entry and the totals, with ₹ and Devanagari intact', async () => {
  const [order] = savita().orders.filter(({ status }) => status.toLowerCase() === 'closed')
  if (!order?.orderItems[0]) throw new Error('no closed order')
  order.orderItems[0].productName = 'प्याज'
  const { user } = await visit('/statement?period=all', { as: 'savita' })
  await user.click(button('Download CSV'))
  await waitFor(() => expect(savedFiles()).toHaveLength(1))
  const bytes = new Uint8Array((await savedFiles()[0]?.file.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  const lines = text.trim().split('\r\n')
  expect(lines[0]).toBe(
    'Date,Type,Details,Sold to,Purchases (₹),Platform fees (₹),Sales (₹),Profit (₹),Rewards (₹)',
  )
  expect(text).toContain('प्याज 600 kg')
  expect(lines.at(-1)).toMatch(/^Totals,,,,32210,[\d.]+,12375,1125,/)
})

test('says that its totals lack an amount that is not known', async () => {
  const { unmount } = await visit('/statement?period=all', { as: 'savita' })
  expect(total('Purchases')).toBe('₹32,210.00')
  expect(screen.queryByText('Amounts that are not known yet are not included.')).toBeNull()
  unmount()
  changeItems('061', { soldPrice: null })
  await visit('/statement?period=all')
  expect(screen.getByText('Amounts that are not known yet are not included.')).toBeVisible()
})

test('saves all invoices; names the failed ones, and tries them again', async () => {
  provider.fault({ call: 'salesInvoice', kind: 'status', status: 500 })
  const { user } = await visit('/statement?period=all', { as: 'savita' })
  await user.click(button('Download all 3 invoices'))
  const failure = await screen.findByRole('alert')
  expect(failure).toHaveTextContent('These invoices could not be downloaded:SL2026-020625.pdf')
  expect(savedNames()).toEqual(['SD2026-000104.pdf', 'SD2026-000061.pdf'])
  expect(screen.getByText('2 of 3 sent to your browser')).toBeVisible()
  provider.clearFaults()
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 of 3 sent to your browser')).toBeVisible()
  // A page cannot know that the browser blocked its second download.
  expect(screen.getByText(/^Check your downloads\. If some are missing/)).toBeVisible()
  expect(screen.queryByText(/saved/)).not.toBeInTheDocument()
  expect(savedNames().at(-1)).toBe('SL2026-020625.pdf')
  expect(provider.requests('purchaseInvoice')).toHaveLength(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('does not count an invoice whose share sheet was closed', async () => {
  const closed = new DOMException('closed', 'AbortError')
  const share = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(closed)
  Object.assign(navigator, { share, canShare: () => true })
  const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android; wv)')
  const { user } = await visit('/statement?period=all', { as: 'savita' })
  await user.click(button('Download all 3 invoices'))
  expect(await screen.findByText('2 of 3 sent to your browser')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/SD2026-000104\.pdf/)
  userAgent.mockRestore()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

test('Print shows every entry first', async () => {
  const closed = savita().orders.filter(({ status }) => status.toLowerCase() === 'closed')
  savita().orders = Array.from({ length: 80 }, () => closed).flat()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = await visit('/statement?period=all', { as: 'savita' })
  expect(rows()).toHaveLength(20)
  let printed = 0
  print.mockImplementation(() => (printed = rows().length))
  await user.click(button('Print'))
  // A purchase and a sale of each, and three rewards.
  expect(printed).toBe(163)
})

test.each([
  ['an order', (order: string) => `/order/singleorderDetails/${order}?saleOnly=false`],
  ['a sale', (order: string, item: string) => `/sell/confirmation/${order}/${item}`],
])('prints %s', async (_, path) => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const sold = savita().orders.find(({ isSold }) => isSold)
  const { user } = await visit(path(sold?._id ?? '', sold?.orderItems[0]?._id ?? ''), {
    as: 'savita',
  })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
