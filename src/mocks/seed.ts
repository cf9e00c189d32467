import { catalogue } from './catalogue'
import { agent, ids, meena, ramesh, savita } from './seed-people'
import { savitaQuotes, withQuotes } from './seed-quotes'
import { savitaReferrals, savitaRewards } from './seed-rewards'
import type { World } from './world'

/** The world the mocked provider starts with; its dates are relative to `now`. Nothing in it is shared with another world. */
export function seed(now: Date): World {
  return {
    products: catalogue.map((product) => ({ ...product })),
    people: {
      [ids.savita]: {
        ...withQuotes(savita(now), savitaQuotes, now),
        rewards: savitaRewards(now),
        referrals: savitaReferrals(now),
      },
      [ids.ramesh]: ramesh(),
      [ids.meena]: meena(),
      [ids.agent]: agent(),
    },
    visitorQueries: [],
    lastNumber: 118,
  }
}
