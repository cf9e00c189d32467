import { deleteAddress, saveAddress } from '@/api/contract/address'
import { addToCart, cart, emptyCart, removeCartLine } from '@/api/contract/cart'
import { payDelivery, requestDelivery } from '@/api/contract/delivery'
import { placeOrder, reverifyPayment } from '@/api/contract/order'
import { sendOtp, updatePassword, verifyOtp } from '@/api/contract/password'
import { markQuoteAsSold } from '@/api/contract/quote'
import { postalFields } from '@/api/contract/postal'
import { register } from '@/api/contract/registration'
import { raiseQuery } from '@/api/contract/support'
import { updateBankDetails, updateUser } from '@/api/contract/user'
import type { Journal } from './journal'
import { idOf, listOf, objectOf, textOf, textsOf } from './raw'
import type { Account, Holdings } from './reads'

const undoable = [
  addToCart,
  removeCartLine,
  emptyCart,
  saveAddress,
  deleteAddress,
  updateUser,
  updateBankDetails,
  updatePassword,
  raiseQuery,
]

/** Whoever could not take it back, or would keep somebody busy. */
export function leaveForGood({ leave }: Journal): void {
  leave('never replayed: it makes an account', register)
  leave('never replayed: money', placeOrder, reverifyPayment, payDelivery, markQuoteAsSold)
  leave('never replayed: goods', requestDelivery)
  leave('never replayed: a text message', sendOtp, verifyOtp)
}

export function leaveWrites({ leave }: Journal, why: string): void {
  leave(why, ...undoable)
}

/** Every write that can be taken back, or says what is so already. The account is afterwards as it was, but for one query. */
export async function replayWrites(
  journal: Journal,
  account: Account,
  holdings: Holdings,
): Promise<void> {
  leaveWrites(journal, 'the account has nothing to try it with')
  await replayCart(journal, holdings)
  await replayAddress(journal, holdings)
  await replayUser(journal, account, holdings)
  const { userId } = holdings
  await journal.ask(raiseQuery, {
    body: {
      userId,
      subject: 'Contract watch',
      message: 'Sent by a check of the app. There is nothing to answer.',
      support: true,
    },
  })
}

/** Puts an offer into the cart that is not in it, and takes it out again. */
async function replayCart({ ask, leave }: Journal, holdings: Holdings): Promise<void> {
  const { userId, products } = holdings
  const inCart = new Set(holdings.cart.map((line) => idOf(line, 'productId')))
  const offer = products.find((product) => !inCart.has(textOf(product, '_id')))
  if (!offer) return
  const productId = textOf(offer, '_id')
  const productQuantity = Number(textOf(offer, 'minPurchaseQuantity')) || 1
  const add = () => ask(addToCart, { body: { userId, productId, productQuantity } })
  await add()
  const lines = listOf(await ask(cart, { path: { userId } }), 'cartItems')
  const cartItemId = textOf(
    lines.find((line) => idOf(line, 'productId') === productId),
    '_id',
  )
  if (cartItemId) await ask(removeCartLine, { path: { cartItemId } })
  if (holdings.cart.length > 0) {
    leave('there is something in the cart', emptyCart)
    return
  }
  await add()
  await ask(emptyCart, { path: { userId } })
}

/** Saves a copy of an address and deletes it, then saves the selected one as it is: saving selects. */
async function replayAddress({ ask }: Journal, holdings: Holdings): Promise<void> {
  const { userId, user } = holdings
  const selectedId = idOf(user, 'selectedAddress')
  const selected = holdings.addresses.find((one) => textOf(one, '_id') === selectedId)
  // Without one to select again the account would be left with another choice than it had.
  if (!selected) return
  const fields = { ...textsOf(selected, postalFields), userId }
  const saved = objectOf(await ask(saveAddress, { body: fields }))
  const addressId = idOf(saved, 'address')
  await ask(saveAddress, { body: { ...fields, _id: selectedId } })
  if (addressId && addressId !== selectedId) await ask(deleteAddress, { path: { addressId } })
}

/** Says of the account what is so already. */
async function replayUser({ ask }: Journal, account: Account, { userId, user }: Holdings) {
  const details = objectOf(user.bankDetails)
  const holder = textOf(details, 'userName') || textOf(details, 'name')
  const bank = textsOf(details, ['bankName', 'accNo', 'ifscCode', 'branchName'])
  const hasBank = bank.accNo !== ''
  await ask(updateUser, {
    body: {
      userId,
      ...textsOf(user, ['name', 'mobileNo', 'email']),
      ...(hasBank && { bankDetails: { ...details, ...bank, userName: holder } }),
    },
  })
  if (hasBank)
    await ask(updateBankDetails, {
      body: { ...bank, name: holder, confirmAccNo: bank.accNo, userId },
    })
  await ask(updatePassword, { body: { userId, newPassword: account.password } })
}
