import { screen, within } from '@testing-library/react'
import type { WireOrder } from '@/api/contract/order'
import type { WireQuote } from '@/api/contract/quote'
import {
  changeItem,
  changeOrder as changeOrderNumber,
  ORDER,
  TURMERIC,
} from '@tests/features/orders/scenario'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

export const single = (item: string) => `/singleQuoteDetails/${ORDER}/${item}`
export const confirmation = (item: string) => `/sell/confirmation/${ORDER}/${item}`

/** Savita looks at the bids for her turmeric. */
export const open = () => visit(single(TURMERIC), { as: 'savita' })
export const at = () => window.location.pathname
export const confirmed = () => screen.findByRole('heading', { name: 'Sell Confirmation Received' })

export const changeOrder = (change: Partial<WireOrder>) => changeOrderNumber('104', change)

/** Somebody else, or another tab, has sold it meanwhile. */
export function soldElsewhere(vendor: string, soldPrice: number, vendorId?: string): void {
  const soldTo = { name: vendor, ...(vendorId && { _id: vendorId }) }
  const sale = { isSold: true, soldStatus: 'sold', soldTo, soldPrice }
  changeItem(TURMERIC, { ...sale, sellOrderId: 'SL-OTHER' })
}

type Bids = WireQuote['vendors']

/** Other bids for this item from now on. What is against the contract goes in as it is. */
export function changeBids(itemId: string, change: (bids: Bids) => unknown[]): void {
  const quote = savita().quotes[itemId]
  if (!quote) throw new Error(`nobody has quoted for ${itemId}`)
  savita().quotes = {
    ...savita().quotes,
    [itemId]: { ...quote, vendors: change(quote.vendors) as Bids },
  }
}

/** The cards of the bids, top to bottom. */
export async function bidCards(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: /vendor quote/ })
  return within(list).getAllByRole('listitem')
}

/** The card of this vendor's bid. */
export async function bidOf(vendor: string): Promise<HTMLElement> {
  const card = (await bidCards()).find((one) => within(one).queryByText(vendor))
  if (!card) throw new Error(`no bid of ${vendor}`)
  return card
}

/** The Confirm Sell of this vendor. */
export async function confirmSell(vendor: string): Promise<HTMLElement> {
  return within(await bidOf(vendor)).getByRole('button', { name: 'Confirm Sell' })
}

export const sales = () => provider.requests('markQuoteAsSold')
