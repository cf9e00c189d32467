import { SLOW_AFTER } from '@/api/submission/waiting'
import {
  endSession,
  followOtherTabs,
  forgetEverything,
  readUserId,
  rememberSignIn,
} from '@/session/session'
import { settleDrafts } from '@/session/drafts'
import { createDevice, type Device, type DeviceOptions, type Tab } from './device'
import { installDevice } from './globals'
import { createNetwork, type Network } from './network'

/** For so long that the person is told so. */
export const NO_ANSWER = 'no answer comes'
/** What may still arrive has done so by then, or never will. */
export const TWO_MINUTES = 'two minutes pass'

/** What can happen, by name; undefined while it cannot. */
export type Events = Record<string, (() => void) | undefined>

/** What one tab shows, as far as it matters. */
export interface Screen {
  /** Shows it anew for this person, or for nobody. */
  show(userId: string | undefined): void
  /** What the person can do in it. */
  events(): Record<string, () => void>
  state(): unknown
}

export interface Place {
  device: Device
  network: Network
  tab: Tab
}

export interface AppOptions {
  device?: DeviceOptions
  /** What a closed page has sent may arrive late, and a gateway may answer. */
  isSlow?: boolean
  /** Open at the start: the first two, or the first. */
  tabs?: 1 | 2
  /** Who may sign in. Without, nobody signs out. */
  people?: readonly string[]
  /** What happens once at most, by name. */
  rare?: readonly string[]
}

/** The app in two tabs of a device, and all that can happen to it: to any app, and `more`. */
export function createApp<Shown extends Screen>(
  options: AppOptions,
  openScreen: (place: Place) => Shown,
  more: () => Events,
) {
  const { people = [], rare = [] } = options
  const device = createDevice(options.device)
  installDevice(device)
  const network = createNetwork(device, { isSlow: options.isSlow })
  const open = new Map<number, { tab: Tab; screen: Shown; userId: string | undefined }>()
  const happened: string[] = []
  let owner: string | null = null
  let visit = 0

  function close(name: number): void {
    const shown = open.get(name)
    if (!shown) return
    device.close(shown.tab)
    network.close(shown.tab)
    open.delete(name)
  }

  function openTab(name: number, session?: Storage): void {
    close(name)
    const tab = device.openTab(name, session)
    const screen = openScreen({ device, network, tab })
    const shown = { tab, screen, userId: undefined as string | undefined }
    open.set(name, shown)
    const show = () => {
      shown.userId = readUserId()
      screen.show(shown.userId)
    }
    device.post(tab, () => {
      settleDrafts()
      followOtherTabs()
      // React follows the person.
      device.listen('storage', () => readUserId() !== shown.userId && show())
      show()
    })
  }

  function eventsOf(name: number): Record<string, () => void> {
    const shown = open.get(name)
    if (!shown) return { [`tab ${name} is opened`]: () => openTab(name) }
    const { tab, screen, userId } = shown
    const inTab = (work: () => void) => () => device.post(tab, work)
    const reload = () => openTab(name, tab.session)
    const events: Record<string, () => void> = {
      [`tab ${name} is closed`]: () => close(name),
      [`tab ${name} is reloaded`]: reload,
    }
    for (const [what, happen] of Object.entries(screen.events()))
      events[`${what} in tab ${name}`] = inTab(happen)
    if (people.length > 0 && userId !== undefined) {
      const end = (way: () => void) =>
        inTab(() => {
          way()
          shown.userId = undefined
          screen.show(undefined)
        })
      events[`log out in tab ${name}`] = end(forgetEverything)
      events[`the session ends in tab ${name}`] = end(() => endSession(userId))
    }
    if (userId === undefined)
      for (const person of people)
        events[`${person} signs in in tab ${name}`] = inTab(() => {
          rememberSignIn(person, '')
          reload()
        })
    return events
  }

  const toAnyApp: Events = {
    'the network goes': () => (device.isOnline = false),
    [NO_ANSWER]: () => device.pass(SLOW_AFTER),
    [TWO_MINUTES]: () => {
      network.expire()
      device.pass(120_000)
    },
    'the clock jumps back': () => device.setClockAhead(-86_400_000),
    'the clock jumps ahead': () => device.setClockAhead(86_400_000),
  }

  function rareEvents(): Record<string, () => void> {
    const events: Record<string, () => void> = {}
    for (const [name, happen] of Object.entries({ ...toAnyApp, ...more() }))
      if (happen && rare.includes(name) && !happened.includes(name))
        events[name] = () => {
          happened.push(name)
          happen()
        }
    return events
  }

  device.local.setItem('authResponse', people[0] ?? 'savita')
  openTab(1)
  if (options.tabs === 2) openTab(2)

  /** The network works, and all that was sent arrives. */
  async function mend(): Promise<void> {
    device.isOnline = true
    await device.settle()
    await network.mend()
  }

  return {
    device,
    mend,
    shown: () => [...open.values()].map(({ screen }) => screen),
    /** Counts who has signed in and out. */
    visit: () => visit,
    /** Throws when the device stores something of somebody who has signed out. */
    checkOwner(): void {
      const next = device.local.getItem('authResponse')
      if (next !== owner) visit += 1
      owner = next
      const stored = JSON.stringify(device.local)
      for (const person of people)
        if (person !== owner && stored.includes(`\\"${person}\\"`))
          throw new Error(`the device stores something of ${person}, who has signed out`)
    },

    world: {
      settle: device.settle,
      events: () => ({
        ...eventsOf(1),
        ...eventsOf(2),
        ...network.events(),
        ...rareEvents(),
        ...(!device.isOnline && { 'the network is back': () => void (device.isOnline = true) }),
      }),
      state: (rest: unknown) =>
        device.state([
          [1, 2].map((name) => open.get(name)?.screen.state()),
          network.state(),
          happened.toSorted(),
          visit,
          rest,
        ]),
    },
    /** Mends all, and lets what may still arrive be given up: from now on it is only looked for. */
    async outlast(check: () => void): Promise<void> {
      await mend()
      check()
      device.pass(120_000)
      await device.settle()
    },
  }
}
