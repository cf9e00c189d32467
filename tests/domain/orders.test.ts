import { describe, expect, it } from 'vitest'
import { paiseFromRupees } from '@/domain/money'
import { orderAmounts, saleFigures } from '@/domain/order-amounts'
import { orderTotals, soldItemsOf } from '@/domain/orders'
import { type Goods, goods } from './goods'

interface ItemFacts extends Goods {
  isSold?: boolean
  soldStatus?: string
}

const item = ({ isSold = false, soldStatus, ...facts }: ItemFacts = {}) => ({
  ...goods(facts),
  isSold,
  soldStatus,
})

const sold = { isSold: true, sold: 130 }

function order(status: string, facts: { sold?: string; isSold?: boolean; rupees?: number } = {}) {
  return {
    status,
    soldStatus: facts.sold ?? 'pending',
    isSold: facts.isSold ?? false,
    totalAmount: paiseFromRupees(facts.rupees ?? 1005),
    items: [item()],
  }
}

describe('the four totals', () => {
  it.each(['pending', 'rejected', '', 'closing'])('leave out an order that is %j', (status) => {
    expect(orderTotals([{ ...order(status), items: [item(sold)] }])).toEqual({
      isComplete: true,
      totalPurchase: 0,
      activePurchase: 0,
      upcomingProfit: { min: 0, max: 0 },
      totalProfit: 0,
    })
  })

  it('"Total Purchase: sum of totalAmount over orders with status active or closed"', () => {
    const orders = [
      order('active', { rupees: 100 }),
      order(' Active ', { rupees: 20 }),
      order('Closed', { rupees: 3 }),
      order('closed', { rupees: 0.5 }),
      order('pending', { rupees: 1000 }),
    ]
    expect(orderTotals(orders).totalPurchase).toBe(12350)
  })

  it.each([
    ['active', 'pending', false, 100500],
    ['active', '', false, 100500], // "sale status (Pending when absent)"
    ['active', 'Sold', false, 0],
    ['active', 'pending', true, 100500], // by the word alone
    ['closed', 'pending', false, 0],
  ])(
    '"Active Purchase: the same over active orders whose soldStatus is pending": %j %j sold %s is %s',
    (status, sold, isSold, expected) => {
      expect(orderTotals([order(status, { sold, isSold })]).activePurchase).toBe(expected)
    },
  )

  it('"Upcoming Profit: sum over active orders of (selling price min or max minus purchase price) times quantity"', () => {
    const active = {
      ...order('Active'),
      items: [
        item(), // 10 × 10.00 to 10 × 20.00
        item({ quantity: 2.5, purchase: 33.33, min: 30, max: 40 }), // 2.5 × -3.33 (-8.325) to 2.5 × 6.67 (16.675)
        item({ isSold: true, sold: 150 }), // sold, yet in an active order: 100.00 to 200.00
      ],
    }
    const { upcomingProfit } = orderTotals([active, order('closed')])
    expect(upcomingProfit).toEqual({ min: 19167, max: 41668 })
  })

  // "A missing expected price counts nothing: an item adds to the lower end of Upcoming Profit only
  // with a minimum price, to the upper end only with a maximum."
  it.each<[string, ItemFacts, { min: number; max: number }]>([
    ['neither price', { min: 0, max: 0 }, { min: 100_00, max: 200_00 }],
    ['no minimum', { min: 0 }, { min: 100_00, max: 400_00 }],
    ['no maximum', { max: 0 }, { min: 200_00, max: 200_00 }],
    ['no purchase price', { purchase: 0 }, { min: 100_00, max: 200_00 }],
    ['no quantity', { quantity: 0 }, { min: 100_00, max: 200_00 }],
  ])('Upcoming Profit of an item with %s', (_, facts, upcomingProfit) => {
    const active = { ...order('active'), items: [item(), item(facts)] }
    expect(orderTotals([active])).toMatchObject({ upcomingProfit, isComplete: true })
  })

  it.each([
    ['a total amount', { ...order('active'), totalAmount: undefined }],
    ['a sold price', { ...order('closed'), items: [item({ isSold: true })] }],
    ['a purchase price', { ...order('active'), items: [item({ ...sold, purchase: 0 })] }],
    ['a quantity', { ...order('active'), items: [item({ ...sold, quantity: 0 })] }],
  ])('are not complete without %s, which counts nothing', (_, odd) => {
    const totals = orderTotals([odd, { ...order('active'), items: [item(sold)] }])
    const totalPurchase = 1005_00 + (odd.totalAmount ?? 0)
    expect(totals).toMatchObject({ totalPurchase, totalProfit: 300_00, isComplete: false })
  })

  it('"Total Profit: sum of (soldPrice minus purchasePrice) times quantity over sold items in active or closed orders"', () => {
    const active = {
      ...order('active'),
      items: [
        item({ isSold: true, sold: 101.125 }), // 11.25
        item({ isSold: false, sold: 500 }), // not sold
        item({ isSold: true }), // its price did not arrive
      ],
    }
    const closed = {
      ...order('Closed'),
      items: [
        item({ soldStatus: 'Sold', sold: 90 }), // by its word alone: -100.00
        item({ isSold: true, sold: 0, quantity: 1 }), // -100.00
      ],
    }
    expect(orderTotals([active, closed]).totalProfit).toBe(-18875)
  })
})

const pricedItem = (quantity: number, purchase: number, sold?: number) =>
  goods({ quantity, purchase, sold })

function pricedOrder(total: number, fee: number, items: ReturnType<typeof pricedItem>[]) {
  return { totalAmount: paiseFromRupees(total), additionalCharges: paiseFromRupees(fee), items }
}

it.each([
  ['one of two', { isSold: false }, [true, false], [true]],
  [
    'all of an order that says so only as a whole',
    { isSold: true },
    [false, false],
    [false, false],
  ],
  ['none', { isSold: false }, [false], []],
])('what was sold of an order: %s', (_, order, items, sold) => {
  const found = soldItemsOf({ ...order, items: items.map((isSold) => ({ isSold })) })
  expect(found.map(({ isSold }) => isSold)).toEqual(sold)
})

describe("how an order's total comes about", () => {
  // 500 kg at 26.50 and 75 kg at 105.40 are 21,155.00; 0.5% is 105.78; 21,260.78 is cut to 21,260.
  it('shows what was cut off for whole rupees', () => {
    const items = [pricedItem(500, 26.5), pricedItem(75, 105.4)]
    const amounts = { items: 21155_00, fee: 105_78, feePercent: '0.5', total: 21260_00 }
    expect(orderAmounts(pricedOrder(21260, 105.78, items))).toEqual({ ...amounts, roundOff: -78 })
  })

  // 100 kg at 40 are 4,000.
  it.each([
    ['0.5', 4020, 20],
    ['1.25', 4050, 50],
    ['0', 4000, 0],
  ])('labels the fee with its own rate, %s %', (percent, total, fee) => {
    const amounts = orderAmounts(pricedOrder(total, fee, [pricedItem(100, 40)]))
    expect(amounts).toMatchObject({ items: 4000_00, feePercent: percent, roundOff: 0 })
  })

  const explained = pricedOrder(4020, 20, [pricedItem(100, 40)])

  it.each([
    ['a rupee and more is missing', pricedOrder(4019, 20, [pricedItem(100, 40)])],
    ['it is more than its parts', pricedOrder(4020.01, 20, [pricedItem(100, 40)])],
    ['the fee never came', pricedOrder(4020, 0, [pricedItem(100, 40)])],
    ['the items never came', pricedOrder(0, 0, [])],
    ['no price came', pricedOrder(20, 20, [pricedItem(100, 0)])],
    ['the fee cannot be read', { ...explained, additionalCharges: undefined }],
    ['the total cannot be read', { ...explained, totalAmount: undefined }],
  ])('shows no items, no round off and no rate where %s', (_, given) => {
    const { items, roundOff, total, feePercent } = orderAmounts(given)
    expect([items, roundOff, total, feePercent]).toEqual([undefined, 0, given.totalAmount, ''])
  })
})

describe('what sold items brought', () => {
  // 600 kg bought at 18.75 and sold at 20.625: 11,250 and 12,375. 60.125 kg at 58.375 and 57.5:
  // 3,509.80 and 3,457.19. Shares of the fee: 56.25 and 17.55.
  it('is a gain and a loss together', () => {
    const items = [pricedItem(600, 18.75, 20.625), pricedItem(60.125, 58.375, 57.5)]
    const figures = { purchase: 14759_80, sale: 15832_19, profit: 1072_39, afterFee: 998_59 }
    expect(saleFigures(items)).toEqual({ ...figures, roundOff: 0 })
  })

  // "(sold − purchase) × quantity rounded once per item": 1.5 × (34.338 − 33.335) is 1.5045, and
  // the amounts beside it, 51.51 and 50.00, differ by a paisa more.
  it('is rounded once for each item, as the totals are', () => {
    const one = pricedItem(1.5, 33.335, 34.338)
    const figures = { purchase: 50_00, sale: 51_51, profit: 1_50, afterFee: 1_25, roundOff: -1 }
    expect(saleFigures([one])).toEqual(figures)
    const whole = { ...order('closed'), items: [{ ...one, isSold: true }] }
    expect(orderTotals([whole]).totalProfit).toBe(1_50)
  })

  it.each([
    ['a sold price', pricedItem(1, 1), { sale: undefined, profit: undefined }],
    ['a purchase price', pricedItem(1, 0, 2), { purchase: undefined, profit: undefined }],
    ['a quantity', pricedItem(0, 1, 2), { purchase: undefined, sale: undefined }],
  ])('is not known without %s', (_, odd, unknown) => {
    const figures = saleFigures([pricedItem(600, 18.75, 20.625), odd])
    expect(figures).toMatchObject({ ...unknown, profit: undefined, roundOff: 0 })
  })
})
