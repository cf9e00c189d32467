import { screen } from '@testing-library/react'
import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import { savita } from '@tests/provider'
import { visit } from '@tests/visit'

/** The ids of Savita's active order: 80 kg of turmeric (four bids) and 50 kg of chilli (two). */
export const ORDER = '66d000000000000000000104'
export const TURMERIC = '66e000000000000000010401'
export const CHILLI = '66e000000000000000010402'

/** Savita's order whose display id ends so. */
export function orderNumber(end: string): WireOrder {
  const order = savita().orders.find(({ orderId }) => orderId.endsWith(end))
  if (!order) throw new Error(`no order ends with ${end}`)
  return order
}

/** Changes that order, as the provider's people would. */
export function changeOrder(end: string, change: Partial<WireOrder>): void {
  const changed = orderNumber(end)
  savita().orders = savita().orders.map((order) =>
    order === changed ? { ...order, ...change } : order,
  )
}

/** Changes every item of that order, or only the one with this id. */
export function changeItems(end: string, change: Partial<WireOrderItem>, id?: string): void {
  const changed = (one: WireOrderItem) => (id && one._id !== id ? one : { ...one, ...change })
  changeOrder(end, { orderItems: orderNumber(end).orderItems.map(changed) })
}

/** Changes this item of the active order. */
export const changeItem = (id: string, change: Partial<WireOrderItem>) =>
  changeItems('104', change, id)

/** This item of the active order, as the provider has it. */
export function item(id: string): WireOrderItem {
  const found = orderNumber('104').orderItems.find(({ _id }) => _id === id)
  if (!found) throw new Error(`no item ${id}`)
  return found
}

export function orderUrl(end: string, query = ''): string {
  return `/order/singleorderDetails/${orderNumber(end)._id}${query}`
}

export function productUrl(end: string, index = 0): string {
  const { _id, orderItems } = orderNumber(end)
  return `/order/singleProductDetails/${_id}/${orderItems[index]?._id}`
}

/** Opens the form for another transaction ID of Savita's rejected order, ₹7,055. */
export async function openReverify() {
  const view = await visit(orderUrl('097'), { as: 'savita' })
  await view.user.click(await screen.findByRole('button', { name: 'Reverify' }))
  await screen.findByLabelText('Enter amount')
  return view
}
