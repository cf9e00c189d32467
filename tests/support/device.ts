/**
 * A device with tabs for code without React: web storage and its events, Web Locks, timers and the
 * clock. Everything happens in a task of one tab, and nothing by itself.
 */
export interface Tab {
  readonly name: number
  isOpen: boolean
  /** Survives a reload. */
  session: Storage
  listeners: Map<string, ((event: unknown) => void)[]>
}

interface Task {
  tab: Tab
  work: () => void
}

interface Lock extends Task {
  name: string
  isHeld: boolean
}

interface Timer extends Task {
  id: number
  at: number
}

export interface DeviceOptions {
  /** Without: a browser before Web Locks. */
  hasLocks?: boolean
  /** What web storage forgets at once. */
  forgets?: (key: string) => boolean
  /** What a tab reads of what the device has stored. */
  reads?: (tab: Tab, key: string, stored: string | null) => string | null
}

/** Tabs that do not notice who signs in or out. */
export function trustsFirstOwner(): DeviceOptions {
  const owners = new WeakMap<Tab, string | null>()
  return {
    reads(tab, key, stored) {
      if (key !== 'authResponse') return stored
      if (!owners.has(tab)) owners.set(tab, stored)
      return owners.get(tab) ?? null
    },
  }
}

export type Device = ReturnType<typeof createDevice>

const START = Date.UTC(2026, 0, 1)
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}\b/g
const millisecondsOf = (moment: string) => (moment.includes('T') ? Date.parse(moment) : +moment)

/** The same text for the same order of moments, and for equal random ids. */
function withoutChance(text: string, randoms: readonly string[]): string {
  const moments = [...new Set(text.match(MOMENT)?.map(millisecondsOf))].sort((a, b) => a - b)
  const met: string[] = []
  const ranked = text.replace(MOMENT, (moment) => `#${moments.indexOf(millisecondsOf(moment))}`)
  return ranked.replace(new RegExp(randoms.join('|') || '^$', 'g'), (random) => {
    if (!met.includes(random)) met.push(random)
    return `?${met.indexOf(random)}`
  })
}

export function createDevice(options: DeviceOptions = {}) {
  const { hasLocks = true, forgets = () => false, reads = (_, __, stored) => stored } = options
  const tabs: Tab[] = []
  const tasks: Task[] = []
  let timers: Timer[] = []
  let locks: Lock[] = []
  let current: Tab | undefined
  let timerId = 0
  const randoms: string[] = []
  /** For timers. */
  let time = 0
  /** Of the clock against them. */
  let ahead = 0

  function here(): Tab {
    if (!current) throw new Error('This happens outside of all tabs')
    return current
  }

  const post = (tab: Tab, work: () => void) => void tasks.push({ tab, work })

  function emit(tab: Tab, type: string, event: object): void {
    for (const listener of tab.listeners.get(type) ?? []) listener(event)
  }

  function createStorage(changed: (key: string | null, old: string | null) => void): Storage {
    const area: Record<string, string> = Object.create({
      getItem(key: string) {
        const stored = Object.hasOwn(area, key) ? (area[key] ?? null) : null
        return current ? reads(current, key, stored) : stored
      },
      setItem(key: string, value: string) {
        const old = area[key] ?? null
        if (!forgets(key)) area[key] = value
        if (old !== value) changed(key, old)
      },
      removeItem(key: string) {
        const old = area[key]
        delete area[key]
        if (old !== undefined) changed(key, old)
      },
      clear() {
        for (const key of Object.keys(area)) delete area[key]
        changed(null, null)
      },
    }) as Record<string, string>
    return area as unknown as Storage
  }

  const local = createStorage((key, oldValue) => {
    const newValue = key === null ? null : local.getItem(key)
    const others = tabs.filter((tab) => tab !== current)
    for (const tab of others)
      post(tab, () => emit(tab, 'storage', { key, oldValue, newValue, storageArea: local }))
  })

  function grant(name: string): void {
    const next = locks.find((lock) => lock.name === name)
    if (!next || next.isHeld) return
    next.isHeld = true
    post(next.tab, next.work)
  }

  function release(isReleased: (lock: Lock) => boolean): void {
    const released = locks.filter(isReleased)
    locks = locks.filter((lock) => !released.includes(lock))
    for (const { name } of released) grant(name)
  }

  const lockManager = {
    query: () => Promise.resolve({ held: locks.filter(({ isHeld }) => isHeld) }),
    request(name: string, { signal }: LockOptions, work: () => Promise<unknown>): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const end = () => release((each) => each === lock)
        const lock: Lock = {
          name,
          tab: here(),
          isHeld: false,
          work: () => void work().then(resolve, reject).finally(end),
        }
        signal?.addEventListener('abort', () => {
          if (lock.isHeld) return
          end()
          reject(new DOMException('aborted', 'AbortError'))
        })
        locks.push(lock)
        grant(name)
      })
    },
  }

  /** A timer that is due. */
  function takeTimer(): Timer | undefined {
    const [next] = timers.toSorted((a, b) => a.at - b.at || a.id - b.id)
    if (!next || next.at > time) return undefined
    timers = timers.filter((timer) => timer !== next)
    return next
  }

  const device = {
    tabs,
    local,
    here,
    isOnline: true,
    errors: [] as string[],
    navigator: {
      get onLine(): boolean {
        return device.isOnline
      },
      ...(hasLocks && { locks: lockManager }),
    },
    now: () => START + time + ahead,

    /** Of the same name as one that was closed: a reload, with its session. */
    openTab(name: number, session?: Storage): Tab {
      const tab: Tab = {
        name,
        isOpen: true,
        session: session ?? createStorage(() => undefined),
        listeners: new Map(),
      }
      tabs.push(tab)
      return tab
    },

    /** Nothing in it goes on, and its locks are free. */
    close(tab: Tab): void {
      tab.isOpen = false
      tabs.splice(tabs.indexOf(tab), 1)
      timers = timers.filter((timer) => timer.tab !== tab)
      release((lock) => lock.tab === tab)
    },

    /** Has the work done in the tab, as the next task. */
    post,

    async settle(): Promise<void> {
      for (;;) {
        const task = tasks.shift() ?? takeTimer()
        if (!task) return
        if (!task.tab.isOpen) continue
        current = task.tab
        ahead += 1
        task.work()
        // Once its microtasks have run.
        await new Promise((resolve) => process.nextTick(resolve))
        current = undefined
        if (device.errors.length > 0) throw new Error(device.errors.join())
      }
    },

    listen: (type: string, listener: (event: unknown) => void) => {
      const { listeners } = here()
      listeners.set(type, [...(listeners.get(type) ?? []), listener])
    },

    setTimer(work: () => void, delay = 0): number {
      timerId += 1
      timers.push({ tab: here(), work, id: timerId, at: time + delay })
      return timerId
    },
    clearTimer(id: number | undefined): void {
      timers = timers.filter((timer) => timer.id !== id)
    },

    random(): number {
      const value = (randoms.length + 1) / 997
      randoms.push(value.toString(36).slice(2))
      return value
    },

    /** Lets time pass: what is due then comes with the next `settle`. */
    pass: (ms: number) => void (time += ms),
    /** Sets the clock, but no timer. */
    setClockAhead: (ms: number) => void (ahead += ms),

    /** With what else decides what can follow. Of moments only the order counts. */
    state(rest: unknown): string {
      const text = JSON.stringify([
        local,
        tabs.map(({ name, session }) => [name, session]),
        locks.map(({ name, tab, isHeld }) => [name, tab.name, isHeld]),
        timers.map(({ tab, at }) => [tab.name, at - time]),
        device.isOnline,
        device.now(),
        rest,
      ])
      return withoutChance(text, randoms)
    },
  }
  return device
}
