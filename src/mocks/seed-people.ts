import type { WireAddress } from '@/api/contract/address'
import { catalogue } from './catalogue'
import { cartLines, pastOrder } from './seed-goods'
import { paid, rejected, sold, soldFor } from './seed-orders'
import { savitaQuotes, withQuotes } from './seed-quotes'
import { savitaReferrals, savitaRewards } from './seed-rewards'
import { savitaQueries } from './seed-support'
import { newPerson, type Person, type World } from './world'

/** The demo accounts of demo-env.ts, and the agent who referred Savita. */
export const ids = {
  savita: '66a000000000000000000001',
  ramesh: '66a000000000000000000002',
  meena: '66a000000000000000000003',
  agent: '66a000000000000000000009',
} as const

const savitaContact = {
  name: 'Savita Jadhav',
  mobileNo: '9876543210',
  email: 'savita.jadhav@example.com',
}

const farm: WireAddress = {
  _id: '66f000000000000000000101',
  ...savitaContact,
  addressLine1: 'Gat No. 214, Jadhav Vasti',
  addressLine2: 'Near Khandoba Mandir, Pimpalgaon Road',
  city: 'Niphad, Nashik',
  pincode: '422303',
}

const shop: WireAddress = {
  _id: '66f000000000000000000102',
  ...savitaContact,
  firmName: 'Jadhav Krushi Traders',
  addressLine1: 'Gala 17, New Onion Market',
  addressLine2: 'APMC Yard, Lasalgaon',
  city: 'Nashik',
  pincode: '422306',
}

function savita(now: Date): Person {
  const onions = soldFor(now, 20.625, 33, 'payment done')
  // prettier-ignore
  const orders = [
    pastOrder(now, { number: 118, daysAgo: 0.2, items: [['JGR-KLP-D', 120]] }),
    pastOrder(now, { number: 104, daysAgo: 4, ...paid, items: [['TRM-SNG-D', 80], ['CHL-GTR-D', 50]] }),
    pastOrder(now, { number: 97, daysAgo: 9, ...rejected, items: [['GRP-TMP-D', 90]] }),
    pastOrder(now, { number: 61, daysAgo: 41, ...sold, items: [['ONI-NSK-D', 600, onions]] }),
  ]
  const person = {
    user: {
      _id: ids.savita,
      ...savitaContact,
      referralCode: 'SAVITA4210',
      agentId: { _id: ids.agent, name: 'Prakash Deshmukh', referralCode: 'PRAKASH101' },
      selectedAddress: farm._id,
      bankDetails: {
        userName: 'Savita Ramdas Jadhav',
        bankName: 'Sahyadri Gramin Bank',
        accNo: '000123450001',
        ifscCode: 'DEMO0002201',
        branchName: 'Niphad',
      },
    },
    password: 'farmer1',
    addresses: [{ ...farm }, { ...shop }],
    cart: cartLines(ids.savita, [
      ['WHT-LOK1-D', 500],
      ['DAL-TUR-D', 75],
    ]),
    orders,
    quotes: {},
    queries: savitaQueries(now),
    rewards: savitaRewards(now),
    referrals: savitaReferrals(now),
  }
  return withQuotes(person, savitaQuotes, now)
}

function ramesh(): Person {
  const contact = {
    name: 'Ramesh Patidar',
    mobileNo: '9876543211',
    email: 'ramesh.patidar@example.com',
  }
  const home: WireAddress = {
    _id: '66f000000000000000000201',
    ...contact,
    addressLine1: 'House 42, Ward 6, Patidar Mohalla',
    addressLine2: 'Behind Gram Panchayat Bhavan',
    city: 'Sitamau, Mandsaur',
    pincode: '458990',
  }
  const user = { ...contact, referralCode: 'RAMESH4211', selectedAddress: home._id }
  return {
    ...newPerson(),
    user: { _id: ids.ramesh, ...user },
    password: 'farmer2',
    addresses: [home],
    cart: cartLines(ids.ramesh, [
      ['SOY-YLW-D', 6],
      ['GRL-MDS-D', 60],
      ['CHN-DSI-D', 150],
    ]),
  }
}

function meena(): Person {
  const user = { name: 'Meena Kushwaha', mobileNo: '9876543212', referralCode: 'MEENA54212' }
  return { ...newPerson(), user: { _id: ids.meena, ...user }, password: 'farmer3' }
}

function agent(): Person {
  const user = {
    name: 'Prakash Deshmukh',
    mobileNo: '9876543219',
    email: 'prakash.deshmukh@example.com',
    referralCode: 'PRAKASH101',
  }
  return { ...newPerson(), user: { _id: ids.agent, ...user }, password: 'agent1' }
}

/** The default world. Its dates are relative to `now`. */
export function seed(now: Date): World {
  return {
    products: catalogue.map((product) => ({ ...product })),
    people: {
      [ids.savita]: savita(now),
      [ids.ramesh]: ramesh(),
      [ids.meena]: meena(),
      [ids.agent]: agent(),
    },
    visitorQueries: [],
    lastNumber: 118,
  }
}
