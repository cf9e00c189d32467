import { ids } from './seed-people'
import type { World } from './world'

/** Runs or changes the page if it is ever treated as more than text. */
const MARKUP =
  '<img src=x onerror="hurt=1"><script>hurt=1</script><b>bold</b>"><svg onload=hurt=1>javascript:hurt=1 {{7*7}} ${7*7} \u202Egpj.exe'

/** No browser breaks it by itself. */
const LONG_WORD = 'W'.repeat(300)

/** Fields with free text. */
const FREE_TEXT =
  /name$|^addressLine|^(?:sellO|o)rderId$|^(?:city|color|message|rejectionReason|subject|unit)$/i

/** Keys that pollute prototypes if objects are merged carelessly. */
const poison = JSON.parse(
  '{"__proto__":{"hurt":true,"isSold":true},"constructor":{"prototype":{"hurt":true}}}',
) as object

/** The value with markup in its texts and hostile keys in its objects. */
function hostile<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (name, inside: unknown) => {
    if (typeof inside === 'string' && FREE_TEXT.test(name))
      return [inside, MARKUP, ...(name === 'unit' ? [] : [LONG_WORD])].join(' ')
    if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) return inside
    // Keyed by item id: that map gets no hostile keys.
    return name === 'quotes' ? inside : { ...inside, ...poison }
  }) as Value
}

/** An id that changes path, query and fragment when it is not encoded. */
export const HOSTILE_ID = '../..?a=1#<b>'

/** The world with markup in every text, `__proto__` keys, and ids that break URLs. */
export function hostileWords(world: World): World {
  const products = hostile(world.products)
  // Keyed by user id: the map itself gets no hostile keys.
  const people = Object.entries(world.people).map(([id, person]) => [id, hostile(person)] as const)
  Object.assign(products[0] ?? {}, { sku: HOSTILE_ID })
  for (const [, { queries }] of people)
    Object.assign(queries[0] ?? {}, { qno: HOSTILE_ID, status: MARKUP })
  return { ...world, products, people: Object.fromEntries(people) }
}

/** Data that breaks the contract's types and must be read all the same ("Liberal reading"). */
const change = (entry: object | undefined, fields: object) => Object.assign(entry ?? {}, fields)

/** Puts unknown words, numbers as text, and missing or null fields into a new world. */
export function withUnknownWords(world: World): World {
  const savita = world.people[ids.savita]
  if (!savita) return world
  const [wheat, onion, mango, dal] = world.products
  change(wheat, {
    type: ' Domestic ',
    purchasePrice: '26.50',
    minPurchaseQuantity: '100',
    dealDurationStart: '5',
  })
  change(onion, { color: null, netWeight: null, unit: null, grade: { moisture: '12%' } })
  change(mango, { productName: null, sellingPriceMin: null, sellingPriceMax: 'on request' })
  change(dal, { type: 'Auction', deliveryAfterDays: undefined })

  change(savita.user, {
    email: null,
    agentId: ids.agent,
    mobileNo: 9876543210,
    bankDetails: { name: 'Savita Ramdas Jadhav', accNo: 123450001, ifscCode: null },
  })
  for (const address of savita.addresses)
    change(address, { pincode: 422303, email: null, addressLine2: undefined })
  for (const line of savita.cart)
    change(line, { productQuantity: String(line.productQuantity), userId: null })
  for (const [index, query] of savita.queries.entries())
    change(query, { qno: index + 1, type: null, status: ' RESOLVED ', message: undefined })
  change(savita.queries[0], { status: null, createdAt: 'yesterday' })
  for (const reward of savita.rewards) change(reward, { status: 'On Hold' })
  change(savita.rewards[0], { status: ' ACTIVE', type: null, createdAt: null, payments: null })
  for (const referral of savita.referrals)
    change(referral, { type: undefined, userId: null, createdAt: undefined })

  const [pending, active, rejected, sold] = savita.orders
  change(pending, { status: 'On Hold', createdAt: 'soon', transactionId: null })
  change(active, {
    status: ' ACTIVE',
    totalAmount: '21000.50',
    additionalCharges: null,
    purchasePaymentStatus: 'Payment Done',
  })
  change(rejected, { rejectionReason: null, isSold: 'false', orderItems: null })
  change(sold, { status: 'Closed', soldStatus: 'SOLD', isSold: undefined })
  change(sold?.orderItems[0], {
    isSold: null,
    soldStatus: undefined,
    SaleStatus: 'Sold ',
    status: 'Handed over',
    soldPrice: '20.625',
  })
  return world
}
