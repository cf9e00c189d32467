import { NO_ANSWER, TWO_MINUTES } from '@tests/support/app'
import { exploreAll, type Scenario } from './bounds'
import { paymentGuards } from './guards'
import { GIVE_UP, REVIEW } from './payment-machine'
import { type PaymentWorldOptions, paymentWorld } from './payment-world'

const people = ['savita', 'ramesh']
const lagging = ['the data lag behind', 'the data are up to date']
const clock = ['the clock jumps back', 'the clock jumps ahead']
const cart = ['the cart changes elsewhere', 'the cart is filled again']
/** Each happens once at most. */
const rare = [...lagging, 'the network goes', ...cart]
const onItsWay = ['the orders of tab 1 is answered', 'the cart of tab 1 is answered']
const orderRead = ['the order of tab 1 is answered']
/** It has arrived, and nobody knows. */
const unseen = [...onItsWay, 'the order UTR1 of tab 1 arrives', 'tab 1 is closed']

const scenarios: Scenario<PaymentWorldOptions>[] = [
  { what: 'an order, whatever happens to one person', rare },
  { what: 'an order, whatever the clock does', rare: clock },
  {
    what: 'an order, however late it arrives',
    isSlow: true,
    rare: [TWO_MINUTES],
    from: onItsWay,
  },
  {
    what: 'an order that a gateway has answered',
    isSlow: true,
    rare: [TWO_MINUTES],
    from: [
      ...onItsWay,
      'the order UTR1 of tab 1 has a gateway’s answer',
      'the orders of tab 1 is answered',
    ],
  },
  {
    what: 'an order, whatever happens once it is on its way',
    rare: [...rare, GIVE_UP],
    from: onItsWay,
  },
  {
    what: 'an order after one that was given up',
    rare: [...rare, GIVE_UP],
    from: [...unseen, 'the network goes', 'tab 1 is opened'],
  },
  {
    what: 'an order without an answer for long',
    tabs: 2,
    rare: [NO_ANSWER],
    from: [...onItsWay, NO_ANSWER],
  },
  { what: 'an order, with two tabs and two people', tabs: 2, people, ids: ['UTR1'] },
  {
    what: 'orders of two carts in two tabs, the older one late',
    tabs: 2,
    isSlow: true,
    rare: [...cart, REVIEW, TWO_MINUTES],
    from: onItsWay,
  },
  {
    what: 'a rejected order and its changed total',
    payments: ['reverify'],
    rare: ['the total changes', 'it is verified elsewhere', 'the order is deleted'],
    from: orderRead,
  },
  {
    what: 'a delivery and its changed charges',
    payments: ['delivery'],
    rare: [
      'the charges change',
      'the item is sold elsewhere',
      'the delivery is paid elsewhere',
      ...lagging,
    ],
    from: orderRead,
  },
  {
    what: 'a delivery, however late it arrives',
    payments: ['delivery'],
    isSlow: true,
    rare: [TWO_MINUTES],
    from: orderRead,
  },
  ...(['reverify', 'delivery'] as const).map((name) => ({
    what: `a rejected ${name} that is stored as sent`,
    payments: [name],
    storesAsSent: true,
    rare: lagging,
  })),
  {
    what: 'an order and a delivery at once',
    payments: ['order', 'delivery'],
    rare: [GIVE_UP],
  },
]

/** Each payment is sent once, and its success shown. */
exploreAll({
  open: paymentWorld,
  guards: paymentGuards,
  scenarios,
})
