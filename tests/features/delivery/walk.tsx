import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { WireOrderItem } from '@/api/contract/order-item'
import type { ScenarioName } from '@/mocks/scenarios'
import { fill } from '@tests/features/checkout/walk'
import { button } from '@tests/page'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

export const NOT_SAVED = 'Your last change is not saved yet.'

export const ASKS_FIRST =
  /Not sure your transaction ID reached us\. Tap Submit: we will check first\./

/** Savita's order of 80 kg of turmeric and 50 kg of chilli. */
export function order() {
  const found = savita().orders.find(({ status }) => status === 'active')
  if (!found) throw new Error('no active order')
  return found
}

/** 0: the turmeric, whose delivery it is about; 1: the chilli. */
export function item(index: number): WireOrderItem {
  const found = order().orderItems[index]
  if (!found) throw new Error('no such item')
  return found
}

export function changeItem(index: number, change: Partial<WireOrderItem>): void {
  provider.update(() => void Object.assign(item(index), change))
}

export function changeDelivery(change: Partial<NonNullable<WireOrderItem['deliveryRequest']>>) {
  changeItem(0, { deliveryRequest: { ...item(0).deliveryRequest, ...change } })
}

/** Mind the order of the two ids. */
export const path = () => `/request/delivery/${item(0)._id}/${order()._id}`

export async function open(scenario: ScenarioName = 'default', search = '') {
  provider.scenario(scenario)
  return visit(path() + search, { as: 'savita' })
}

/** From an accepted request to its payment. */
export async function openPayment(): Promise<UserEvent> {
  const { user } = await open('delivery-accepted')
  await user.click(button('Proceed'))
  await screen.findByRole('button', { name: 'Submit' })
  return user
}

/** Everything is typed, Submit is not pressed yet. */
export async function fillPayment(amount = '1850.50', id = 'UTR42'): Promise<UserEvent> {
  const user = await openPayment()
  await fill(user, { amount, id })
  return user
}

/** What the tab remembers of this delivery. */
export const kept = () => sessionStorage.getItem(`sauda.draft.delivery.${item(0)._id}`)

export const pending = () => screen.findByRole('heading', { name: 'Verification Pending' })
export const waiting = () => screen.findByRole('heading', { name: 'Waiting for acceptance' })

export const requests = () => provider.requests('requestDelivery')
export const payments = () => provider.requests('payDelivery')
