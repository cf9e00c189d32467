/** As canary-secrets.spec.ts: every form, through every fault there is. */
import { expect } from '@playwright/test'
import { kinds } from '@/mocks/faults'
import { liveTest } from './support/app'
import { flows, leaksOf } from './support/canary'

liveTest.use({ serviceWorkers: 'allow' })
liveTest.setTimeout(300_000)

for (const flow of flows) {
  liveTest(`${flow.name}, through every fault`, async ({ live, page }) => {
    expect(await leaksOf(flow, kinds, live, page)).toEqual([])
  })
}
