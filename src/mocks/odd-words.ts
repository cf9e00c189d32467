import { ids } from './seed-people'
import type { World } from './world'

/** Data that breaks the contract's types and must be read all the same ("Liberal reading"). */
function against<T>(value: object): T {
  return value as T
}

/** The world with unknown words, numbers as text, and optional fields missing or null. */
export function oddWords(world: World): World {
  const savita = world.people[ids.savita]
  const [wheat, onion, mango, dal, ...others] = world.products
  if (!savita || !wheat || !onion || !mango || !dal) return world
  const [pending, active, rejected, sold] = savita.orders
  const [item] = sold?.orderItems ?? []
  const [reward, ...rewards] = savita.rewards
  return {
    ...world,
    products: [
      against({
        ...wheat,
        type: ' Domestic ',
        purchasePrice: '26.50',
        minPurchaseQuantity: '100',
        dealDurationStart: '5',
      }),
      against({ ...onion, color: null, netWeight: null, unit: null, grade: { moisture: '12%' } }),
      against({
        ...mango,
        productName: null,
        sellingPriceMin: null,
        sellingPriceMax: 'on request',
      }),
      against({ ...dal, type: 'Auction', deliveryAfterDays: undefined }),
      ...others,
    ],
    people: {
      ...world.people,
      [ids.savita]: {
        ...savita,
        user: against({
          ...savita.user,
          email: null,
          agentId: ids.agent,
          mobileNo: 9876543210,
          bankDetails: { name: 'Savita Ramdas Jadhav', accNo: 123450001, ifscCode: null },
        }),
        addresses: savita.addresses.map((address) =>
          against({ ...address, pincode: 422303, email: null, addressLine2: undefined }),
        ),
        cart: savita.cart.map((line) =>
          against({ ...line, productQuantity: String(line.productQuantity), userId: null }),
        ),
        queries: savita.queries.map((query, index) =>
          against({
            ...query,
            qno: index + 1,
            type: null,
            status: index === 0 ? null : ' RESOLVED ',
            createdAt: index === 0 ? 'yesterday' : query.createdAt,
            message: undefined,
          }),
        ),
        rewards: [
          against({ ...reward, status: ' ACTIVE', type: null, createdAt: null, payments: null }),
          ...rewards.map((other) => ({ ...other, status: 'On Hold' })),
        ],
        referrals: savita.referrals.map(({ name }) => against({ name, userId: null })),
        orders: [
          against({ ...pending, status: 'On Hold', createdAt: 'soon', transactionId: null }),
          against({
            ...active,
            status: ' ACTIVE',
            totalAmount: '21000.50',
            additionalCharges: null,
            purchasePaymentStatus: 'Payment Done',
          }),
          against({ ...rejected, rejectionReason: null, isSold: 'false', orderItems: null }),
          against({
            ...sold,
            status: 'Closed',
            soldStatus: 'SOLD',
            isSold: undefined,
            orderItems: [
              {
                ...item,
                isSold: null,
                soldStatus: undefined,
                SaleStatus: 'Sold ',
                status: 'Handed over',
                soldPrice: '20.625',
              },
            ],
          }),
        ],
      },
    },
  }
}
