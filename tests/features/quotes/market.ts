import { screen, within } from '@testing-library/react'
import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import type { WireQuote } from '@/api/contract/quote'
import { ids, provider } from '@tests/provider'

/** Savita's active order of the default world: 80 kg of turmeric (four bids) and 50 kg of chilli (two). */
export const ORDER = '66d000000000000000000104'
export const TURMERIC = '66e000000000000000010401'
export const CHILLI = '66e000000000000000010402'

export const single = (item: string) => `/singleQuoteDetails/${ORDER}/${item}`
export const confirmation = (item: string) => `/sell/confirmation/${ORDER}/${item}`

export const savita = () => {
  const person = provider.world.people[ids.savita]
  if (!person) throw new Error('no Savita')
  return person
}

export function changeOrder(change: Partial<WireOrder>): void {
  savita().orders = savita().orders.map((order) =>
    order._id === ORDER ? { ...order, ...change } : order,
  )
}

export function changeItem(itemId: string, change: Partial<WireOrderItem>): void {
  savita().orders = savita().orders.map((order) => ({
    ...order,
    orderItems: order.orderItems.map((item) =>
      item._id === itemId ? { ...item, ...change } : item,
    ),
  }))
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

export async function vendorNames(): Promise<(string | null)[]> {
  return (await bidCards()).map((card) => within(card).getByRole('heading').textContent)
}

/** The Confirm Sell of this vendor. */
export async function confirmSell(vendor: string): Promise<HTMLElement> {
  const card = (await bidCards()).find((one) => within(one).queryByText(vendor))
  if (!card) throw new Error(`no bid of ${vendor}`)
  return within(card).getByRole('button', { name: 'Confirm Sell' })
}

export const sales = () => provider.requests('markQuoteAsSold')
