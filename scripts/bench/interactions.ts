/** The slowest interaction of each step of what people do, and what moved under their finger. */
import type { Locator, Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import type { Bench } from '@scripts/bench'
import { openPhone, press } from './browser'
import { type Figure, measureMedians } from './goals'

type Find = (page: Page) => Locator
type Act = (page: Page) => Promise<unknown>

interface Journey {
  name: string
  from: string
  isVisitor?: true
  scenario?: ScenarioName
  steps: [name: string, act: Act][]
}

const byRole =
  (role: 'button' | 'link' | 'heading' | 'tab' | 'radio', exact = false) =>
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole(role, { name, exact }).first()
const button = byRole('button', true)
const link = byRole('link')
const heading = byRole('heading')
const field =
  (name: string): Find =>
  (page) =>
    page.getByLabel(name, { exact: true }).first()

/** Taps one thing and waits for another. */
const tap =
  (target: Find, next?: Find): Act =>
  async (page) => {
    await press(target(page))
    await next?.(page).waitFor()
    await page.waitForTimeout(500)
  }

const type =
  (target: Find, text: string): Act =>
  async (page) => {
    await target(page).fill('')
    await target(page).pressSequentially(text)
  }

async function typePayment(page: Page): Promise<void> {
  const due = await page
    .getByText(/^₹[\d,]+\.\d\d$/)
    .first()
    .textContent()
  await type(field('Enter amount'), due?.replace('₹', '') ?? '')(page)
  await type(field('Transaction ID'), 'NEFT-1')(page)
  await type(field('Verify Transaction ID'), 'NEFT-1')(page)
}

const offer: Find = (page) => page.locator('main a[href^="/product/details/"]').first()
const buyNow: Find = (page) => link('Buy Now')(page).or(button('Buy Now')(page))
const tab =
  (name: string): Find =>
  (page) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true })

const journeys: Journey[] = [
  {
    name: 'sign in',
    isVisitor: true,
    from: '/',
    steps: [
      ['open', tap(link('Login'), field('Mobile Number'))],
      ['mobile number', type(field('Mobile Number'), '9876543210')],
      ['password', type(field('Password'), 'farmer1')],
      ['Login', tap(button('Login'), offer)],
    ],
  },
  {
    name: 'browse',
    from: '/home',
    steps: [
      ['deal type', tap(byRole('tab')('International'))],
      ['and back', tap(byRole('tab')('Domestic'))],
      ['See All', tap(link('See All'), heading('Products'))],
      ['an offer', tap(offer, buyNow)],
      ['Buy Now', tap(buyNow, field('Quantity'))],
      ['quantity', type(field('Quantity'), '125.5')],
      ['Add To Cart', tap(button('Add To Cart'), button('Update Cart'))],
      ['Back', tap(button('Back'))],
    ],
  },
  {
    name: 'buy',
    from: '/cart',
    steps: [
      ['quantity', type((page) => page.getByLabel('Quantity').first(), '140')],
      ['address sheet', tap(byRole('button')('Change'))],
      ['Escape', (page) => page.keyboard.press('Escape')],
      ['checkout', tap(button('Proceed to Checkout'), button('Proceed'))],
      ['Proceed', tap(button('Proceed'), button('Complete Transaction'))],
      ['way of payment', tap(byRole('radio')(/Bank Transfer/))],
      ['transaction', tap(button('Complete Transaction'), field('Enter amount'))],
      ['type', typePayment],
      ['Submit', tap(button('Submit'), heading('Verification Pending'))],
    ],
  },
  {
    name: 'sell',
    from: '/home',
    steps: [
      ['Quotes', tap(tab('Quotes'), link(/000104/))],
      ['an order', tap(link(/000104/), link(/Turmeric Sangli/))],
      ['its bids', tap(link(/Turmeric Sangli/), button('Confirm Sell'))],
      ['Confirm Sell', tap(button('Confirm Sell'), heading('Sell Confirmation Received'))],
    ],
  },
  {
    name: 'tabs',
    from: '/home',
    steps: ['History', 'Quotes', 'Profile', 'Home'].map((name) => [name, tap(tab(name))]),
  },
  {
    name: 'many orders',
    from: '/home',
    scenario: 'many-orders',
    steps: [['History', tap(tab('History'), link(/^SD/))]],
  },
]

/** The slowest interaction of each step (ms), and all that moved. */
async function takeJourneys(bench: Bench): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  let moved = 0
  for (const journey of journeys) {
    bench.provider.reset(journey.scenario ?? 'default')
    const isVisitor = journey.isVisitor ?? false
    const { context, page, takeNotes } = await openPhone(bench, { isVisitor, cpu: 6 })
    await page.goto(bench.host.origin + journey.from)
    await page.waitForLoadState('networkidle')
    for (const [step, act] of journey.steps) {
      await act(page)
      const { interaction, shift } = await takeNotes()
      bench.say(`${journey.name}, ${step}: ${interaction} ms, shift ${shift.toFixed(4)}`)
      found[`${journey.name}, ${step}`] = interaction
      moved += shift
    }
    await context.close()
  }
  return { ...found, moved }
}

/** The four slowest steps, and what moved in all of them. */
export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const { moved = Number.NaN, ...steps } = await measureMedians(bench.runs, () =>
    takeJourneys(bench),
  )
  const slowest = Object.entries(steps)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
  return [
    ...slowest.map(([label, value]) => {
      return { goal: 9, limit: 'interaction (ms)', how: 'slowest (ms)', label, value }
    }),
    { goal: 9, limit: 'CLS', how: 'CLS', label: 'all steps', value: moved },
  ]
}
