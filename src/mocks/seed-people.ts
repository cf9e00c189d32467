import type { WireAddress } from '@/api/contract/address'
import { cartLines, pastOrder } from './seed-goods'
import { soldFor } from './seed-orders'
import { savitaQueries } from './seed-support'
import type { Person } from './world'

/** The demo people (the accounts of demo-env.ts, and the agent who referred Savita). The same in every scenario. */
export const ids = {
  savita: '66a000000000000000000001',
  ramesh: '66a000000000000000000002',
  meena: '66a000000000000000000003',
  agent: '66a000000000000000000009',
} as const

const farm: WireAddress = {
  _id: '66f000000000000000000101',
  name: 'Savita Jadhav',
  mobileNo: '9876543210',
  email: 'savita.jadhav@example.com',
  addressLine1: 'Gat No. 214, Jadhav Vasti',
  addressLine2: 'Near Khandoba Mandir, Pimpalgaon Road',
  city: 'Niphad, Nashik',
  pincode: '422303',
}

const shop: WireAddress = {
  _id: '66f000000000000000000102',
  name: 'Savita Jadhav',
  mobileNo: '9876543210',
  email: 'savita.jadhav@example.com',
  firmName: 'Jadhav Krushi Traders',
  addressLine1: 'Gala 17, New Onion Market',
  addressLine2: 'APMC Yard, Lasalgaon',
  city: 'Nashik',
  pincode: '422306',
}

export function savita(now: Date): Person {
  return {
    user: {
      _id: ids.savita,
      name: 'Savita Jadhav',
      mobileNo: '9876543210',
      email: 'savita.jadhav@example.com',
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
    orders: [
      pastOrder(now, { number: 118, daysAgo: 0.2, items: [['JGR-KLP-D', 120]] }),
      pastOrder(now, {
        number: 104,
        daysAgo: 4,
        status: 'active',
        purchasePaymentStatus: 'payment done',
        items: [
          ['TRM-SNG-D', 80],
          ['CHL-GTR-D', 50],
        ],
      }),
      pastOrder(now, {
        number: 97,
        daysAgo: 9,
        status: 'rejected',
        purchasePaymentStatus: 'rejected',
        rejectionReason: 'The amount received does not match the order',
        items: [['GRP-TMP-D', 90]],
      }),
      pastOrder(now, {
        number: 61,
        daysAgo: 41,
        status: 'closed',
        purchasePaymentStatus: 'payment done',
        soldStatus: 'sold',
        isSold: true,
        items: [['ONI-NSK-D', 600, soldFor(now, 20.625, 33, 'payment done')]],
      }),
    ],
    quotes: {},
    queries: savitaQueries(now),
    rewards: [],
    referrals: [],
  }
}

export function ramesh(): Person {
  const home: WireAddress = {
    _id: '66f000000000000000000201',
    name: 'Ramesh Patidar',
    mobileNo: '9876543211',
    email: 'ramesh.patidar@example.com',
    addressLine1: 'House 42, Ward 6, Patidar Mohalla',
    addressLine2: 'Behind Gram Panchayat Bhavan',
    city: 'Sitamau, Mandsaur',
    pincode: '458990',
  }
  return {
    user: {
      _id: ids.ramesh,
      name: 'Ramesh Patidar',
      mobileNo: '9876543211',
      email: 'ramesh.patidar@example.com',
      referralCode: 'RAMESH4211',
      selectedAddress: home._id,
    },
    password: 'farmer2',
    addresses: [home],
    cart: cartLines(ids.ramesh, [
      ['SOY-YLW-D', 6],
      ['GRL-MDS-D', 60],
      ['CHN-DSI-D', 150],
    ]),
    orders: [],
    quotes: {},
    queries: [],
    rewards: [],
    referrals: [],
  }
}

export function meena(): Person {
  return {
    user: {
      _id: ids.meena,
      name: 'Meena Kushwaha',
      mobileNo: '9876543212',
      referralCode: 'MEENA54212',
    },
    password: 'farmer3',
    addresses: [],
    cart: [],
    orders: [],
    quotes: {},
    queries: [],
    rewards: [],
    referrals: [],
  }
}

export function agent(): Person {
  return {
    user: {
      _id: ids.agent,
      name: 'Prakash Deshmukh',
      mobileNo: '9876543219',
      email: 'prakash.deshmukh@example.com',
      referralCode: 'PRAKASH101',
    },
    password: 'agent1',
    addresses: [],
    cart: [],
    orders: [],
    quotes: {},
    queries: [],
    rewards: [],
    referrals: [],
  }
}
