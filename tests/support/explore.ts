import { createHash } from 'node:crypto'

/** A system under test and its surroundings: the same events lead to the same state. */
export interface World {
  /** All that can happen next, by name. */
  events(): Record<string, () => void>
  /** Runs all that follows from the last event by itself. */
  settle(): Promise<void>
  /** Worlds with the same text behave alike from here on. */
  state(): string
  /** Throws when an invariant is broken. Called after each event. */
  check(): void
  /** Ends all faults, and throws when somebody is stuck. Ends the world. */
  comeToRest(): Promise<void>
}

export interface Explored {
  /** All orders of so many events were tried. */
  depth: number
  /** Different ones. */
  states: number
  /** Orders of events that were run, each from the start. */
  schedules: number
  seconds: number
}

export interface Bounds {
  depth: number
  /** It ends with so many, or after so long, maybe within a depth: that one does not count then. */
  states?: number | undefined
  seconds?: number | undefined
  /** Events before all others: the exploration begins after them. */
  from?: readonly string[] | undefined
  /** Called after each depth but the last. */
  report?: ((explored: Explored) => void) | undefined
}

/** A state that was reached: by which events, the last one first. */
interface Node {
  event: string
  before: Node | undefined
  next: readonly string[]
}

/** An order of events that breaks an invariant: a shortest one. */
class Counterexample extends Error {
  constructor(events: readonly string[], cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${reason}\nafter:\n${events.map((event) => `  ${event}`).join('\n')}`, { cause })
  }
}

/**
 * Tries all orders of at most `depth` events. A world cannot be copied, so that each order runs
 * from the start; those that reach a known state are not continued. Short orders come first.
 */
export async function explore(
  open: () => World | Promise<World>,
  { depth, states: most = Infinity, seconds: longest = Infinity, from = [], report }: Bounds,
): Promise<Explored> {
  const since = performance.now()
  const secondsSince = () => (performance.now() - since) / 1000
  const seen = new Set<string>()
  let schedules = 0

  async function replay(events: readonly string[]): Promise<World> {
    // Whoever runs the test hears of it meanwhile.
    await new Promise((resolve) => setImmediate(resolve))
    const world = await open()
    await world.settle()
    world.check()
    for (const event of [...from, ...events]) {
      const happen = world.events()[event]
      if (!happen) throw new Error(`The world is not deterministic: it lacks ${event}`)
      happen()
      await world.settle()
      world.check()
    }
    return world
  }

  /** Runs one order of events. The node, if its state is new. */
  async function visit(before: Node | undefined, event: string): Promise<Node | undefined> {
    const events = eventsOf({ event, before, next: [] })
    schedules += 1
    try {
      const world = await replay(events)
      const digest = createHash('sha1').update(world.state()).digest('base64')
      if (seen.has(digest)) return undefined
      seen.add(digest)
      const next = Object.keys(world.events())
      await world.comeToRest()
      return { event, before, next }
    } catch (error) {
      throw new Counterexample([...from, ...events], error)
    }
  }

  const start = await visit(undefined, '')
  let nodes = start ? [start] : []
  let level = 0
  while (level < depth && nodes.length > 0) {
    if (level > 0) report?.(explored())
    const found: Node[] = []
    for (const node of nodes) {
      for (const event of node.next) {
        if (seen.size >= most || secondsSince() > longest) return explored()
        const reached = await visit(node, event)
        if (reached) found.push(reached)
      }
    }
    nodes = found
    level += 1
  }
  return explored()

  function explored(): Explored {
    return { depth: level, states: seen.size, schedules, seconds: secondsSince() }
  }
}

/** From the first to the last. */
function eventsOf({ event, before }: Node): string[] {
  return before ? [...eventsOf(before), event] : []
}
