import { answers } from '@/mocks/calls'
import { type Fault, kinds, readFault } from '@/mocks/faults'
import type { Provider } from '@/mocks/provider'
import type { RequestRecord } from '@/mocks/request-log'
import { isScenarioName, scenarios } from '@/mocks/scenarios'
import { button, choice, element, numberInput } from './elements'

/** One part of the panel; `refresh` shows what has changed since. */
interface Section {
  content: HTMLElement
  refresh: () => void
}

const HOUR = 3_600_000
const SHOWN = 50

function section(title: string, ...children: Node[]): HTMLElement {
  return element('section', {}, element('h3', {}, title), ...children)
}

const row = (...children: Node[]) => element('div', { class: 'row' }, ...children)

/** Another world is another page: what the app had read is of the old one. */
export function worldSection(provider: Provider, reload: () => void): Section {
  const { field, select } = choice('Scenario', Object.keys(scenarios))
  select.addEventListener('change', () => {
    if (!isScenarioName(select.value)) return
    provider.scenario(select.value)
    reload()
  })
  const reset = button('Reset everything', () => {
    provider.reset()
    reload()
  })
  return {
    content: section('World', row(field, reset)),
    refresh: () => {
      select.value = provider.state.scenario
    },
  }
}

function wordsOf({ call, kind, times, status }: Fault): string {
  const often = times === undefined ? 'until cleared' : `${String(times)} ×`
  return [call === '*' ? 'every call' : call, kind, status, often].filter(Boolean).join(' · ')
}

export function faultSection(provider: Provider, changed: () => void): Section {
  const list = element('ul', { 'aria-label': 'Faults' })
  const call = choice('Call', ['*', ...Object.keys(answers)], { '*': 'every call' })
  const kind = choice('Fault', kinds)
  const times = numberInput('Times', { min: '1', placeholder: 'until cleared' })
  const status = numberInput('Status', { min: '200', max: '599', placeholder: 'as usual' })
  const problem = element('p', { class: 'wrong', role: 'alert' })
  const numbers = (name: string, { value }: HTMLInputElement) =>
    value === '' ? {} : { [name]: Number(value) }
  const add = button('Add fault', () => {
    problem.textContent = ''
    try {
      provider.fault(
        readFault({
          call: call.select.value,
          kind: kind.select.value,
          ...numbers('times', times.input),
          ...numbers('status', status.input),
          ...(kind.select.value === 'slow' && { delay: 5000 }),
        }),
      )
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : 'It is no fault'
    }
    changed()
  })
  const clear = button('Clear faults', () => {
    provider.clearFaults()
    changed()
  })
  const form = row(call.field, kind.field, times.field, status.field, add, clear)
  return {
    content: section('Faults', list, form, problem),
    refresh: () => {
      const { faults } = provider.state
      list.replaceChildren(...faults.map((fault) => element('li', {}, wordsOf(fault))))
      clear.disabled = faults.length === 0
    },
  }
}

export function delaySection(provider: Provider, changed: () => void): Section {
  const usual = ['0', '300', '1000', '3000', '10000']
  const { field, select } = choice('Before every answer', usual, {
    0: 'nothing',
    300: '0.3 seconds',
    1000: '1 second',
    3000: '3 seconds',
    10000: '10 seconds',
  })
  const other = element('option', {})
  select.addEventListener('change', () => {
    provider.delay(Number(select.value))
    changed()
  })
  return {
    content: section('Latency', field),
    refresh: () => {
      const delay = String(provider.state.delay)
      if (!usual.includes(delay)) {
        other.value = delay
        other.textContent = `${delay} ms`
        select.append(other)
      }
      select.value = delay
    },
  }
}

/** The app goes by the same clock: the page is drawn anew by it. */
export function clockSection(provider: Provider, reload: () => void): Section {
  const words = element('p', {})
  const by = (label: string, ms: number) =>
    button(label, () => {
      provider.clock(provider.state.clock + ms)
      reload()
    })
  const right = button('True time', () => {
    provider.clock(0)
    reload()
  })
  const accept = button('Accept deliveries', () => {
    provider.acceptDeliveries()
    reload()
  })
  const steps = row(by('+1 hour', HOUR), by('+1 day', 24 * HOUR), by('+7 days', 168 * HOUR), right)
  return {
    content: section('Clock and deliveries', words, steps, element('p', {}), accept),
    refresh: () => {
      const { clock } = provider.state
      const hours = Math.round(clock / HOUR)
      words.textContent =
        clock === 0 ? 'The true time' : `${String(hours)} hours ahead of the true time`
      right.disabled = clock === 0
    },
  }
}

function requestItem({ call, method, path, status, body }: RequestRecord): HTMLElement {
  const outcome = status === undefined ? '…' : status === 0 ? 'dropped' : String(status)
  const isWell = status === undefined || (status >= 200 && status < 300)
  const summary = [
    element('span', isWell ? {} : { class: 'wrong' }, outcome),
    ` ${call ?? 'no call'} · ${method} ${path}`,
  ]
  if (body === undefined) return element('li', {}, ...summary)
  const text = JSON.stringify(body, undefined, 2)
  return element(
    'li',
    {},
    element('details', {}, element('summary', {}, ...summary), element('pre', {}, text)),
  )
}

export function requestSection(provider: Provider, changed: () => void): Section {
  const list = element('ol', { 'aria-label': 'Requests' })
  let drawn = ''
  const clear = button('Clear requests', () => {
    provider.clearRequests()
    changed()
  })
  return {
    content: section('Requests, newest first', clear, list),
    refresh: () => {
      const all = provider.requests()
      const shown = all.slice(-SHOWN).toReversed()
      // Drawn anew only when it is another list: an opened request stays open.
      const now = `${String(all.length)} ${shown.map(({ path, status }) => `${path} ${String(status)}`).join()}`
      if (now === drawn) return
      drawn = now
      list.replaceChildren(...shown.map(requestItem))
    },
  }
}
