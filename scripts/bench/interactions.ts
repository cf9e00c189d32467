/** The slowest interaction of each step of what people do, and what moved under their finger. */
import type { Locator, Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import type { Bench } from '@scripts/bench'
import { openPhone, press, slowDown } from './browser'
import { type Figure, median } from './goals'

type Find = (page: Page) => Locator
type Act = (page: Page) => Promise<unknown>

interface Journey {
  name: string
  from: string
  visitor?: boolean
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
    visitor: true,
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

/** The steps of one journey, each with its slowest interaction (ms) and its layout shift. */
async function takeJourney({ browser, host, provider, userId, say }: Bench, journey: Journey) {
  provider.reset(journey.scenario ?? 'default')
  const { context, takeNotes } = await openPhone(browser, {
    origin: host.origin,
    userId: journey.visitor ? undefined : userId,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await slowDown(page, { cpu: 6 })
  await page.goto(host.origin + journey.from)
  await page.waitForLoadState('networkidle')
  const steps: { what: string; ms: number; shift: number }[] = []
  for (const [step, act] of journey.steps) {
    const what = `${journey.name}, ${step}`
    try {
      await act(page)
    } catch (error) {
      throw new Error(`${what}: ${String(error)}`, { cause: error })
    }
    const { interaction, event, shift } = await takeNotes(page)
    steps.push({ what, ms: interaction, shift })
    say(`${what}: ${interaction} ms (${event}), shift ${shift.toFixed(4)}`)
  }
  await context.close()
  return steps
}

export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const found: Awaited<ReturnType<typeof takeJourney>>[] = []
  for (let run = 0; run < bench.runs; run += 1) {
    const steps = []
    for (const journey of journeys) steps.push(...(await takeJourney(bench, journey)))
    found.push(steps)
  }
  const medians = (found[0] ?? []).map(({ what }, at) => ({
    what,
    ms: median(found.map((steps) => steps[at]?.ms ?? Number.NaN)),
  }))
  const slowest = medians.toSorted((a, b) => b.ms - a.ms).slice(0, 4)
  const shifts = found.map((steps) => steps.reduce((sum, { shift }) => sum + shift, 0))
  return [
    ...slowest.map(({ what: label, ms: value }) => ({
      goal: 9,
      limit: 'interaction (ms)',
      how: 'slowest (ms)',
      label,
      value,
    })),
    { goal: 9, limit: 'CLS', how: 'CLS', label: 'all steps', value: median(shifts) },
  ]
}
