import { screen } from '@testing-library/react'
import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import { savita } from '@tests/provider'
import { visit } from '@tests/visit'

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

/** Changes every item of that order. */
export function changeItems(end: string, change: Partial<WireOrderItem>): void {
  const { orderItems } = orderNumber(end)
  changeOrder(end, { orderItems: orderItems.map((item) => ({ ...item, ...change })) })
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
