import { addresses } from '@/api/contract/address'
import { login } from '@/api/contract/auth'
import { cart } from '@/api/contract/cart'
import { orderById, ordersOfUser, purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { productBySku, products } from '@/api/contract/product'
import { quoteById } from '@/api/contract/quote'
import { agentByCode, userExists } from '@/api/contract/registration'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { queriesOfUser, queryByNumber } from '@/api/contract/support'
import { userDetails } from '@/api/contract/user'
import type { Journal } from './journal'
import { idOf, listOf, objectOf, type Raw, textOf } from './raw'

export interface Account {
  mobileNo: string
  password: string
}

/** What the account has, as it arrived. */
export interface Holdings {
  userId: string
  user: Raw
  addresses: Raw[]
  cart: Raw[]
  products: Raw[]
}

const ofAccount = [
  login,
  userExists,
  agentByCode,
  userDetails,
  addresses,
  cart,
  ordersOfUser,
  orderById,
  purchaseInvoice,
  salesInvoice,
  quoteById,
  rewards,
  rewardsByUser,
  allRewards,
  queriesOfUser,
  queryByNumber,
]

export async function readOffers({ ask }: Journal): Promise<Raw[]> {
  const offers = listOf(await ask(products), 'products')
  const sku = textOf(offers[0], 'sku')
  if (sku) await ask(productBySku, { path: { sku } })
  return offers
}

/** Everything that can be asked about the account; nothing is changed. Undefined when it cannot sign in. */
export async function readAccount(
  journal: Journal,
  account: Account | undefined,
): Promise<Omit<Holdings, 'products'> | undefined> {
  const { ask, leave } = journal
  if (!account) {
    leave('no account (CONTRACT_MOBILE, CONTRACT_PASSWORD)', ...ofAccount)
    return undefined
  }
  const userId = textOf(objectOf(await ask(login, { body: account })), 'userId')
  if (!userId) {
    leave('the account cannot sign in', ...ofAccount)
    return undefined
  }
  const path = { userId }
  const user = objectOf(objectOf(await ask(userDetails, { path })).userDetails)
  const ownAddresses = listOf(await ask(addresses, { path }), 'addresses', 'address')
  const lines = listOf(await ask(cart, { path }), 'cartItems')
  await readRegistration(journal, account, user)
  await readOrders(journal, userId)
  await readRewards(journal, userId)
  const queries = listOf(await ask(queriesOfUser, { path }), 'queries')
  const qno = textOf(queries[0], 'qno')
  if (qno) await ask(queryByNumber, { path: { qno } })
  else leave('the account has asked nothing', queryByNumber)
  return { userId, user, addresses: ownAddresses, cart: lines }
}

/** Two questions of the registration form, which only ask. */
async function readRegistration({ ask, leave }: Journal, account: Account, user: Raw) {
  const { mobileNo, password } = account
  const name = textOf(user, 'name')
  const email = textOf(user, 'email')
  await ask(userExists, { body: { name, mobileNo, email, password, confirmPassword: password } })
  const referralCode = textOf(user, 'referralCode')
  if (referralCode) await ask(agentByCode, { body: { referralCode } })
  else leave('the account has no referral code', agentByCode)
}

const isPaid = (order: Raw) => /^payment done$/i.test(textOf(order, 'purchasePaymentStatus').trim())

async function readOrders({ ask, leave }: Journal, userId: string): Promise<void> {
  const path = { userId }
  const orders = listOf(await ask(ordersOfUser, { path }), 'orders')
  const quoted = listOf(await ask(ordersOfUser, { path, query: { quotes: 'true' } }), 'orders')
  // One of every state says more than many of one.
  const states = new Map(orders.map((order) => [textOf(order, 'status').toLowerCase(), order]))
  for (const order of states.values()) {
    const orderId = textOf(order, '_id')
    if (orderId) await ask(orderById, { path: { orderId } })
  }
  if (orders.length === 0) leave('the account has no order', orderById)

  const paid = textOf(orders.find(isPaid), '_id')
  if (paid) await ask(purchaseInvoice, { path: { orderId: paid } })
  else leave('the account has no paid order', purchaseInvoice)

  const withItems = (list: Raw[]) =>
    list.flatMap((order) => listOf(order.orderItems).map((item) => ({ order, item })))
  const sold = withItems(orders).find(({ item }) => textOf(item, 'sellOrderId') !== '')
  if (sold)
    await ask(salesInvoice, {
      path: { orderId: textOf(sold.order, '_id'), itemId: textOf(sold.item, '_id') },
    })
  else leave('the account has sold nothing', salesInvoice)

  const [first] = withItems(quoted)
  if (first)
    await ask(quoteById, {
      query: { orderId: textOf(first.order, '_id'), productId: textOf(first.item, '_id') },
    })
  else leave('the account has no quote', quoteById)
}

async function readRewards({ ask, leave }: Journal, userId: string): Promise<void> {
  const own = listOf(await ask(rewards, { path: { userId } }), 'rewards')
  await ask(allRewards, { path: { userId } })
  const id = idOf(own[0], 'userId')
  if (id) await ask(rewardsByUser, { path: { id } })
  else leave('the account has no reward', rewardsByUser)
}
