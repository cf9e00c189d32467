import * as address from '@/api/contract/address'
import * as auth from '@/api/contract/auth'
import * as cart from '@/api/contract/cart'
import * as delivery from '@/api/contract/delivery'
import * as order from '@/api/contract/order'
import * as password from '@/api/contract/password'
import * as product from '@/api/contract/product'
import * as quote from '@/api/contract/quote'
import * as registration from '@/api/contract/registration'
import * as reward from '@/api/contract/reward'
import * as support from '@/api/contract/support'
import * as user from '@/api/contract/user'
import type { AnyEndpoint } from '@/api/endpoint'
import { createClient } from './client'
import { createJournal, type Entry, linesOf, outcomes } from './journal'
import { type Account, readAccount, readOffers } from './reads'
import { leaveForGood, leaveWrites, replayWrites } from './writes'

const modules: object[] = [
  address,
  auth,
  cart,
  delivery,
  order,
  password,
  product,
  quote,
  registration,
  reward,
  support,
  user,
]

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'call' in value && 'method' in value
}

/** Every call of the contract. */
const endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint))

interface Options {
  /** The provider, without `/api`. */
  host: string
  account?: Account | undefined
  writes: boolean
}

/** Replays the contract against a provider: what came of every call. */
export async function watchContract({ host, account, writes }: Options): Promise<Entry[]> {
  const journal = createJournal(createClient(host))
  leaveForGood(journal)
  leaveWrites(journal, 'a write (see --write-as)')
  const products = await readOffers(journal)
  const holdings = await readAccount(journal, account)
  if (writes && account && holdings) await replayWrites(journal, account, { ...holdings, products })
  return journal.entries(endpoints)
}

/** The report, and whether the app can live with it: `strict` takes unknown fields for differences, too. */
export function reportOf(entries: readonly Entry[], strict: boolean) {
  const count = (wanted: Entry['outcome']) =>
    entries.filter(({ outcome }) => outcome === wanted).length
  const total = outcomes.map((outcome) => `${String(count(outcome))} ${outcome}`).join(', ')
  const wrong = count('differs') + count('failed') + (strict ? count('more') : 0)
  return {
    lines: [...entries.flatMap(linesOf), total],
    isWell: wrong === 0 && count('same') + count('more') > 0,
  }
}
