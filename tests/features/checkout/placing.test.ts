import { describe, expect, it } from 'vitest'
import { paise } from '@/domain/money'
import {
  createPlacing,
  type OrderSummary,
  type PlacingGateway,
  type PlacingMemory,
} from '@/features/checkout/placing'

class Dropped extends Error {}
class Refused extends Error {}

type SendFate = 'ok' | 'refused' | 'lost' | 'taken-but-lost'
type ReadFate = 'ok' | 'lost'

function summary(transactionId: string): OrderSummary {
  return { transactionId, method: 'bank-transfer', amount: paise(2_120_550), items: [] }
}

/** A provider whose next answers are laid out in advance, and the tab's storage. */
function box(sends: SendFate[] = [], reads: ReadFate[] = []) {
  const events: string[] = []
  const orders: { transactionId: string }[] = []
  let memory: PlacingMemory = { begun: [] }
  let placedCalls = 0

  const gateway: PlacingGateway = {
    load: () => memory,
    save: (next) => {
      memory = next
      events.push(`remember ${next.begun.map((order) => order.transactionId).join() || 'nothing'}`)
    },
    async readOrders() {
      events.push('read')
      await Promise.resolve()
      if (reads.shift() === 'lost') throw new Dropped()
      return [...orders]
    },
    isOutcomeUnknown: (error) => error instanceof Dropped,
    onFailure: () => undefined,
    onPlaced: () => {
      placedCalls += 1
    },
  }

  function prepare(transactionId: string) {
    return () =>
      Promise.resolve({
        summary: summary(transactionId),
        async send() {
          events.push(`send ${transactionId}`)
          await Promise.resolve()
          const fate = sends.shift() ?? 'ok'
          if (fate === 'refused') throw new Refused()
          if (fate !== 'lost') orders.push({ transactionId })
          if (fate !== 'ok') throw new Dropped()
        },
      })
  }

  return {
    gateway,
    prepare,
    events,
    orders,
    memory: () => memory,
    placedCalls: () => placedCalls,
    sent: () => events.filter((event) => event.startsWith('send')),
  }
}

describe('placing an order', () => {
  it('remembers that it begins before it sends, and keeps the summary when it is placed', async () => {
    const { gateway, prepare, events, memory, placedCalls } = box()
    const placing = createPlacing(gateway)
    await placing.submit(prepare('UTR1'))
    expect(events).toEqual(['remember UTR1', 'send UTR1', 'remember nothing'])
    expect(placing.state()).toEqual({ kind: 'placed', order: summary('UTR1'), seen: false })
    expect(memory()).toEqual({ begun: [], placed: { order: summary('UTR1'), seen: false } })
    expect(placedCalls()).toBe(1)
  })

  it('sends once, however often it is asked', async () => {
    const { gateway, prepare, sent } = box()
    const placing = createPlacing(gateway)
    await Promise.all([
      placing.submit(prepare('UTR1')),
      placing.submit(prepare('UTR1')),
      placing.submit(prepare('UTR2')),
    ])
    await placing.submit(prepare('UTR3'))
    expect(sent()).toEqual(['send UTR1'])
  })

  it('is free after a definite no, and sends again without asking', async () => {
    const { gateway, prepare, events, memory } = box(['refused'])
    const placing = createPlacing(gateway)
    await placing.submit(prepare('UTR1'))
    expect(placing.state()).toEqual({ kind: 'not-placed' })
    expect(memory()).toEqual({ begun: [] })
    await placing.submit(prepare('UTR1'))
    expect(placing.state().kind).toBe('placed')
    expect(events).not.toContain('read')
  })

  it('finds an order that was taken although its answer was lost', async () => {
    const { gateway, prepare, sent } = box(['taken-but-lost'])
    const placing = createPlacing(gateway)
    await placing.submit(prepare(' utr1 '))
    expect(placing.state().kind).toBe('placed')
    expect(sent()).toHaveLength(1)
  })

  it('asks before every further try while the outcome is not known', async () => {
    const { gateway, prepare, events } = box(['lost'], ['lost', 'lost'])
    const placing = createPlacing(gateway)
    await placing.submit(prepare('UTR1'))
    expect(placing.state()).toEqual({ kind: 'unknown' })
    await placing.submit(prepare('UTR1'))
    expect(placing.state()).toEqual({ kind: 'unknown' })
    await placing.submit(prepare('UTR1'))
    expect(placing.state().kind).toBe('placed')
    expect(events.filter((event) => !event.startsWith('remember'))).toEqual([
      'send UTR1',
      'read',
      'read',
      'read',
      'send UTR1',
    ])
  })

  it('asks for the ID that was sent, also when another has been typed since', async () => {
    const { gateway, prepare, sent } = box(['taken-but-lost'], ['lost'])
    const placing = createPlacing(gateway)
    await placing.submit(prepare('UTR1'))
    await placing.submit(prepare('UTR2'))
    expect(placing.state()).toEqual({ kind: 'placed', order: summary('UTR1'), seen: false })
    expect(sent()).toEqual(['send UTR1'])
  })

  it('still asks after a refusal while an earlier order is not accounted for', async () => {
    const { gateway, prepare, orders, sent } = box(['lost', 'refused'])
    const placing = createPlacing(gateway)
    await placing.submit(prepare('UTR1'))
    await placing.submit(prepare('UTR1'))
    expect(placing.state()).toEqual({ kind: 'unknown' })
    orders.push({ transactionId: 'UTR1' })
    await placing.submit(prepare('UTR1'))
    expect(placing.state().kind).toBe('placed')
    expect(sent()).toHaveLength(2)
  })

  it('finds out after a reload what became of the order, and sends nothing by itself', async () => {
    const taken = box()
    taken.gateway.save({ begun: [summary('UTR1')] })
    taken.orders.push({ transactionId: 'utr1' })
    const placing = createPlacing(taken.gateway)
    expect(placing.state()).toEqual({ kind: 'unknown' })
    await placing.resume()
    expect(placing.state()).toEqual({ kind: 'placed', order: summary('UTR1'), seen: false })

    const lost = box()
    lost.gateway.save({ begun: [summary('UTR1')] })
    const other = createPlacing(lost.gateway)
    await other.resume()
    expect(other.state()).toEqual({ kind: 'unknown' })
    expect(lost.sent()).toEqual([])
  })

  it('shows the summary after a reload until it has been seen and left', async () => {
    const { gateway, prepare, memory, sent } = box()
    await createPlacing(gateway).submit(prepare('UTR1'))
    const placing = createPlacing(gateway)
    expect(placing.state()).toEqual({ kind: 'placed', order: summary('UTR1'), seen: false })
    placing.forget()
    placing.see()
    const again = createPlacing(gateway)
    expect(again.state()).toEqual({ kind: 'placed', order: summary('UTR1'), seen: true })
    again.forget()
    expect(again.state()).toEqual({ kind: 'free' })
    expect(memory()).toEqual({ begun: [] })
    await again.submit(prepare('UTR2'))
    expect(sent()).toEqual(['send UTR1', 'send UTR2'])
  })

  it('sends nothing when there is nothing to send, or when that cannot be told', async () => {
    const { gateway, sent } = box()
    const placing = createPlacing(gateway)
    await placing.submit(() => Promise.resolve(undefined))
    expect(placing.state()).toEqual({ kind: 'free' })
    await placing.submit(() => Promise.reject(new Dropped()))
    expect(placing.state()).toEqual({ kind: 'not-placed' })
    expect(sent()).toEqual([])
  })
})
