import { addresses } from '@/api/contract/address'
import { login } from '@/api/contract/auth'
import { cart } from '@/api/contract/cart'
import { orderById, ordersOfUser, purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { productBySku, products } from '@/api/contract/product'
import { quoteById, quoteOf } from '@/api/contract/quote'
import { isRecord } from '@/api/contract/readers'
import { agentByCode, userExists } from '@/api/contract/registration'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { queriesOfUser, queryByNumber } from '@/api/contract/support'
import { userDetails } from '@/api/contract/user'
import type { AnyEndpoint } from '@/api/endpoint'

export interface Account {
  mobileNo: string
  password: string
}

export interface Sent {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Returns the unparsed body, or undefined when the call failed. */
export type Ask = (endpoint: AnyEndpoint, sent?: Sent) => Promise<unknown>

type Raw = Readonly<Record<string, unknown>>

const objectOf = (value: unknown): Raw => (isRecord(value) ? value : {})

/** A list, bare or in a field. */
function listOf(value: unknown, key = ''): Raw[] {
  const found = Array.isArray(value) ? (value as unknown[]) : objectOf(value)[key]
  return Array.isArray(found) ? found.map(objectOf) : []
}

/** A field as text, or its `_id` if it is an object; '' if absent. */
function textOf(value: Raw | undefined, key: string): string {
  const field = value?.[key]
  if (typeof field === 'string' || typeof field === 'number') return String(field)
  const { _id: id } = objectOf(field)
  return typeof id === 'string' ? id : ''
}

/** Makes every call that changes nothing; without an account, the public ones. */
export async function readAll(ask: Ask, account?: Account): Promise<void> {
  const sku = textOf(listOf(await ask(products), 'products')[0], 'sku')
  if (sku) await ask(productBySku, { path: { sku } })
  if (!account) return

  const userId = textOf(objectOf(await ask(login, { body: account })), 'userId')
  if (!userId) return
  const path = { userId }
  const user = objectOf(objectOf(await ask(userDetails, { path })).userDetails)
  await ask(addresses, { path })
  await ask(cart, { path })

  const [name, email] = [textOf(user, 'name'), textOf(user, 'email')]
  const confirmPassword = account.password
  await ask(userExists, { body: { name, email, ...account, confirmPassword } })
  const referralCode = textOf(user, 'referralCode')
  if (referralCode) await ask(agentByCode, { body: { referralCode } })

  await readOrders(ask, userId)
  const reward = listOf(await ask(rewards, { path }), 'rewards')[0]
  await ask(allRewards, { path })
  const id = textOf(reward, 'userId')
  if (id) await ask(rewardsByUser, { path: { id } })
  const qno = textOf(listOf(await ask(queriesOfUser, { path }), 'queries')[0], 'qno')
  if (qno) await ask(queryByNumber, { path: { qno } })
}

async function readOrders(ask: Ask, userId: string): Promise<void> {
  const path = { userId }
  const orders = listOf(await ask(ordersOfUser, { path }), 'orders')
  const quoted = listOf(await ask(ordersOfUser, { path, query: { quotes: 'true' } }), 'orders')
  // One order of each state.
  const states = new Map(orders.map((order) => [textOf(order, 'status').toLowerCase(), order]))
  for (const order of states.values()) {
    const orderId = textOf(order, '_id')
    if (orderId) await ask(orderById, { path: { orderId } })
  }

  const isPaid = (order: Raw) =>
    /^payment done$/i.test(textOf(order, 'purchasePaymentStatus').trim())
  const orderId = textOf(orders.find(isPaid), '_id')
  if (orderId) await ask(purchaseInvoice, { path: { orderId } })

  const itemsOf = (list: Raw[]) =>
    list.flatMap((order) =>
      listOf(order.orderItems).map((item) => ({
        orderId: textOf(order, '_id'),
        itemId: textOf(item, '_id'),
        isSold: textOf(item, 'sellOrderId') !== '',
      })),
    )
  const sold = itemsOf(orders).find(({ isSold }) => isSold)
  if (sold) await ask(salesInvoice, { path: { orderId: sold.orderId, itemId: sold.itemId } })
  const [first] = itemsOf(quoted)
  if (first) await ask(quoteById, quoteOf(first.orderId, first.itemId))
}
