import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { wrapWords } from '@/features/shared/share/SharePicture'
import { changeItem, TURMERIC } from '@tests/features/orders/scenario'
import { button, fact, plain } from '@tests/page'
import { atNoon, provider } from '@tests/provider'
import { visit } from '@tests/visit'
import {
  bidCards,
  bidOf,
  changeBids,
  changeOrder,
  open,
  sales,
  confirmation,
  soldElsewhere,
} from './market'

const rows = (element: HTMLElement) => within(element).getAllByRole('row').map(plain)

describe('the bids', () => {
  test('show vendor, date, price, selling amount and profit; the figure compares them', async () => {
    atNoon()
    const { user } = await open()
    const krishna = await bidOf('Krishna Spices')
    expect(krishna).toHaveTextContent('Quoted on 5 Sep 2026')
    expect(within(krishna).getByText('Price per kg').nextSibling).toHaveTextContent('₹151.250')
    expect(within(krishna).getByText('You get').nextSibling).toHaveTextContent(/^₹12,100$/)
    expect(within(krishna).getByText('Profit ₹700.00')).toHaveClass('text-leaf-700')
    expect(krishna).toHaveTextContent('Profit ₹700.00 (₹643.00 after the fee)')
    const malwa = await bidOf('Malwa Exports')
    expect(within(malwa).getByText('Loss ₹220.00')).toHaveClass('text-notice-600')
    const confirm = within(krishna).getByRole('button', { name: 'Confirm Sell' })
    expect(confirm).toHaveAccessibleDescription(/Krishna Spices.*₹151\.250.*₹12,100/)

    const chart = await screen.findByRole('figure', { name: 'Quotes against your purchase price' })
    expect(chart).toHaveTextContent('You paid ₹142.50')
    expect(chart).toHaveTextContent('Best ₹156.125')
    await user.click(within(chart).getByText('Show as a table'))
    expect(rows(chart).slice(1)).toEqual([
      'Shri Balaji Trading Co.₹156.125Profit ₹1,090.00 (₹1,033.00 after the fee)',
      'Krishna Spices₹151.250Profit ₹700.00 (₹643.00 after the fee)',
      'Godavari Agro Foods₹149.500Profit ₹560.00 (₹503.00 after the fee)',
      'Malwa Exports₹139.750Loss ₹220.00 (₹277.00 after the fee)',
    ])
  })

  // "A bid's selling amount is rounded once, to the rupee", "a loss of 40 paise is not ₹0".
  test('round a selling amount once, and a profit to the paisa, green above zero; several can be the best', async () => {
    changeItem(TURMERIC, { productQuantity: 1, purchasePrice: 2012.895 })
    const prices = [2017.895, 2017.895, 2012.895, 2012.495]
    changeBids(TURMERIC, (bids) => bids.map((bid, index) => ({ ...bid, price: prices[index] })))
    await open()
    const bids = await bidCards()
    expect(bids.map((bid) => within(bid).getByText('You get').nextSibling?.textContent)).toEqual([
      '₹2,018',
      '₹2,018',
      '₹2,013',
      '₹2,012',
    ])
    expect(bids.map((bid) => /Best quote/.test(bid.textContent))).toEqual([
      true,
      true,
      false,
      false,
    ])
    const [best, , even, loss] = bids.map((bid) => within(bid))
    expect(best?.getByText('Profit ₹5.00')).toHaveClass('text-leaf-700')
    // Only the fee makes a loss.
    expect(best?.getByText('(−₹5.06 after the fee)')).toHaveClass('text-notice-600')
    expect(even?.getByText('Profit ₹0.00')).not.toHaveClass('text-leaf-700')
    expect(loss?.getByText('Loss ₹0.40')).toBeVisible()
  })

  test('show no figure of an item whose quantity or purchase price is unknown', async () => {
    changeItem(TURMERIC, { productQuantity: 'soon', purchasePrice: null } as object)
    await open()
    const [bid] = await bidCards()
    expect(within(bid as HTMLElement).getByText('You get').nextSibling).toHaveTextContent(
      'Not known yet',
    )
    expect(screen.queryByRole('button', { name: /^Calculate/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/^(Profit|Loss) /)).not.toBeInTheDocument()
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
    expect(fact('Purchase Amount')).toBe('Not known yet')
    expect(document.body).not.toHaveTextContent('₹0')
  })

  test('include a vendor without a name, but none without a price or an id', async () => {
    changeBids(TURMERIC, ([first, second, third, fourth]) => [
      { ...first, vendorName: null },
      { ...second, price: null },
      { ...third, vendorId: null },
      { ...fourth, price: 0 },
    ])
    const { user } = await open()
    const [bid, ...others] = await bidCards()
    expect(bid).toHaveTextContent('Vendor without a name')
    expect(others).toEqual([])
    await user.click(button('Confirm Sell'))
    await waitFor(() => expect(sales()[0]?.body).toMatchObject({ vendorName: '' }))
  })

  test.each<[string, () => unknown, string | RegExp]>([
    [
      ', before the time window',
      () => changeItem(TURMERIC, { dealStartDate: '2099-09-05T06:30:00.000Z' }),
      'No vendor has quoted yet. Quotes start on 5 Sep 2099.',
    ],
    [
      ', before the offer is active, with the expected hour',
      () => changeOrder({ status: 'pending', createdAt: '2026-09-05T03:10:00.000Z' }),
      'No vendor has quoted yet. Quotes come once the offer is active. (by about 10 pm today)',
    ],
    [
      ', for a response of 404',
      () => provider.fault({ call: 'quoteById', kind: 'status', status: 404 }),
      /^No vendor has quoted yet\. Quotes arrive within/,
    ],
  ])('are none yet%s', async (_, change, words) => {
    atNoon('no-quotes')
    change()
    await open()
    expect(await screen.findByText('No records found')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm Sell' })).not.toBeInTheDocument()
  })
})

const LINK = 'localhost:3000/register?code=SAVITA4210'

// What it calculates: tests/features/catalogue/product-details.test.tsx.
test('the best quote is calculated with, and shared without its vendor; neither sells', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Calculate with the best quote' }))
  const dialog = await screen.findByRole('dialog', { name: 'What would I earn?' })
  // What it holds is loaded after the sheet.
  await within(dialog).findAllByRole('row')
  // 80 × (156.125 - 142.50), 0.5 % of 11,400.
  expect(rows(dialog)).toEqual([
    'Profit₹1,090.00 (9.56%)',
    'Platform fee (0.5%)₹57.00',
    'After the fee₹1,033.00',
  ])
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(button('Share this quote'))
  const message = await within(await screen.findByRole('dialog')).findByRole('figure')
  expect(message).toHaveTextContent('Turmeric Sangli: best quote ₹156.125/kg, 4 vendors quoting.')
  expect(message).toHaveTextContent('my referral code SAVITA4210')
  expect(message).toHaveTextContent(`http://${LINK}&offer=TRM-SNG-D`)
  expect(message).not.toHaveTextContent('Balaji')
  expect(sales()).toHaveLength(0)
})

describe('the picture of a sale', () => {
  afterEach(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
  })

  test('shows the profit without the vendor, and without the amount on request', async () => {
    const drawn: string[] = []
    const context = {
      fillRect: () => drawn.splice(0),
      fillText: (text: string) => drawn.push(text),
      measureText: (text: string) => ({ width: text.length * 40 }),
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      context as unknown as RenderingContext,
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['drawn'], { type: 'image/png' })),
    )
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.assign(navigator, { share, canShare: () => true })
    soldElsewhere('Krishna Spices', 156.125)
    const { user } = await visit(confirmation(TURMERIC), { as: 'savita' })
    await user.click(button('Share as a picture'))
    const picture = await screen.findByRole('img', { name: /Turmeric Sangli/ })
    expect(picture).toHaveAccessibleName(
      `Turmeric Sangli. You earned ₹1,033.00. Buy and sell farm produce on Sauda. ${LINK}`,
    )
    await vi.waitFor(() =>
      expect(drawn.join(' ')).toContain('Turmeric Sangli You earned ₹1,033.00'),
    )
    await user.click(button('Share the picture'))
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    const [{ files = [], text = '' } = {}] = share.mock.calls[0] ?? []
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['sale.png', 'image/png', 5],
    ])
    expect(text).toContain(`http://${LINK}`)
    expect(`${drawn.join(' ')} ${text}`).not.toContain('Krishna')

    await user.click(screen.getByRole('checkbox', { name: 'Show the amount' }))
    expect(picture).toHaveAccessibleName(/Turmeric Sangli\. You earned 9\.06%\. /)
    expect(drawn.join(' ')).toContain('You earned 9.06%')
    expect(drawn.join(' ')).not.toContain('₹')
  })

  test.each([
    ['', []],
    ['a bc def ghij', ['a bc def', 'ghij']],
    ['  two   spaces ', ['two spaces']],
    ['see https://sauda.example', ['see', 'https://sa', 'uda.exampl', 'e']],
  ])('%j in lines of ten characters is %j', (text, lines) => {
    expect(wrapWords(text, (line) => line.length <= 10)).toEqual(lines)
  })

  test('gives a character that never fits a line of its own', () => {
    expect(wrapWords('ab', () => false)).toEqual(['a', 'b'])
  })
})
