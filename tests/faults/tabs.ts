import type fc from 'fast-check'
import { type AskFate, Dropped, Refused, type WriteFate } from './schedules'

const never = () => new Promise<never>(() => undefined)

/**
 * A device with several tabs, a lock they share, and a network. Requests arrive or are lost in the
 * order of sending, also when their tab is closed. Answers come in any order, and never to a closed
 * tab.
 */
export function device(s: fc.Scheduler, writes: WriteFate[], asks: AskFate[]) {
  let line: Promise<unknown> = Promise.resolve()
  let inFlight = 0
  let most = 0
  let holder: object | undefined
  let waiting: { tab: object; enter: () => void }[] = []

  function arrive<Result>(label: string, take: () => Result): Promise<Result> {
    const arrival = line.then(() => s.schedule(Promise.resolve(), label)).then(take)
    line = arrival
    return arrival
  }

  function grant(): void {
    const next = waiting.shift()
    holder = next?.tab
    next?.enter()
  }

  function openTab() {
    const tab = {}
    let isAlive = true
    let own = 0

    /** Yields to the scheduler; never returns in a closed tab. */
    async function pass(label: string): Promise<void> {
      await s.schedule(Promise.resolve(), label)
      if (!isAlive) await never()
    }

    return {
      async lock(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
        if (holder)
          await new Promise<void>((enter, leave) => {
            waiting.push({ tab, enter })
            signal.addEventListener('abort', () => {
              if (!waiting.some((entry) => entry.enter === enter)) return
              waiting = waiting.filter((entry) => entry.enter !== enter)
              leave(signal.reason as Error)
            })
          })
        holder = tab
        await pass('lock granted')
        try {
          await work()
        } finally {
          grant()
        }
      },
      async ask<Found>(look: () => Found): Promise<Found> {
        const found = await arrive('question arrives', look)
        const fate = asks.shift()
        await pass('question answered')
        if (fate === 'lost') throw new Dropped()
        return found
      },
      async write(take: () => void): Promise<void> {
        own += 1
        inFlight += 1
        most = Math.max(most, inFlight)
        const fate = writes.shift() ?? 'ok'
        await arrive('write arrives', () => {
          if (fate === 'ok' || fate === 'taken-but-lost') take()
        })
        await pass('write answered')
        own -= 1
        inFlight -= 1
        if (fate === 'refused') throw new Refused()
        if (fate !== 'ok') throw new Dropped()
      },
      /** The tab is closed or reloaded: the browser releases its lock. */
      close(): void {
        isAlive = false
        inFlight -= own
        waiting = waiting.filter((entry) => entry.tab !== tab)
        if (holder === tab) grant()
      },
    }
  }

  return {
    openTab,
    /** The most writes in flight at a time. */
    mostAtOnce: () => most,
    /** Ends all failures. */
    mend(): void {
      writes.length = 0
      asks.length = 0
    },
  }
}
