import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { WireOrderItem } from '@/api/contract/order-item'
import type { ScenarioName } from '@/mocks/scenarios'
import { fill } from '@tests/features/checkout/walk'
import { button } from '@tests/page'
import { changeItem, item, ORDER, TURMERIC } from '@tests/features/orders/scenario'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

export const NOT_SAVED = 'Your last change is not saved yet.'

export function changeDelivery(change: Partial<NonNullable<WireOrderItem['deliveryRequest']>>) {
  changeItem(TURMERIC, { deliveryRequest: { ...item(TURMERIC).deliveryRequest, ...change } })
}

/** Mind the order of the two ids. */
export const path = `/request/delivery/${TURMERIC}/${ORDER}`

export async function open(scenario: ScenarioName = 'default', search = '') {
  provider.scenario(scenario)
  return visit(path + search, { as: 'savita' })
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

export const pending = () => screen.findByRole('heading', { name: 'Verification Pending' })
export const waiting = () => screen.findByRole('heading', { name: 'Waiting for acceptance' })

export const requests = () => provider.requests('requestDelivery')
export const payments = () => provider.requests('payDelivery')
