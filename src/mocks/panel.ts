import { callNames } from './calls'
import { type Fault, kinds, readFault } from './faults'
import style from './panel.css?inline'
import type { MockStorage } from './persistence'
import type { Provider } from './provider'
import type { RequestRecord } from './request-log'
import { type ScenarioName, scenarioNames } from './scenarios'

const OPEN = 'sauda.mock.panel.open'
const HOUR = 3_600_000
const MAX_REQUESTS = 50

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function button(label: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick }, label)
}

/** The label is a sibling: around a select, its options would become part of its name. */
function labelled(text: string, field: HTMLElement): HTMLElement {
  field.id = text
  return element('div', { className: 'field' }, element('label', { htmlFor: text }, text), field)
}

function select(values: readonly string[]): HTMLSelectElement {
  return element('select', {}, ...values.map((value) => element('option', { value }, value)))
}

function numberField(placeholder: string): HTMLInputElement {
  return element('input', { type: 'number', min: '0', placeholder })
}

const row = (...children: Node[]) => element('div', { className: 'row' }, ...children)
const heading = (text: string) => element('h3', {}, text)

function faultItem({ call, kind, times, status }: Fault): HTMLElement {
  const often = times === undefined ? 'until cleared' : `${times} ×`
  return element('li', {}, [call, kind, status, often].filter(Boolean).join(' · '))
}

function requestItem({ call, method, path, status, body }: RequestRecord): HTMLElement {
  const outcome = status === 0 ? 'dropped' : String(status ?? '…')
  const isOk = status === undefined || (status >= 200 && status < 300)
  const summary = [
    element('span', { className: isOk ? '' : 'wrong' }, outcome),
    ` ${call ?? 'no call'} · ${method} ${path}`,
  ]
  if (body === undefined) return element('li', {}, ...summary)
  const text = element('pre', {}, JSON.stringify(body, undefined, 2))
  return element('li', {}, element('details', {}, element('summary', {}, ...summary), text))
}

/** Adds a corner button and a drawer that does by hand what `window.__provider` does. */
export function mountPanel(provider: Provider, storage: MockStorage | undefined): void {
  /** The app has read the old world and clock: it needs a new page. */
  function reloadAfter(change: () => void): () => void {
    return () => {
      change()
      window.location.reload()
    }
  }
  function refreshAfter(change: () => void): () => void {
    return () => {
      change()
      refresh()
    }
  }
  const reloading = (label: string, change: () => void) => button(label, reloadAfter(change))
  const refreshing = (label: string, change: () => void) => button(label, refreshAfter(change))
  const ahead = (label: string, hours: number) =>
    reloading(label, () => provider.clock(provider.state.clock + hours * HOUR))

  const scenario = select(scenarioNames)
  scenario.onchange = reloadAfter(() => provider.scenario(scenario.value as ScenarioName))

  const faults = element('ul', { ariaLabel: 'Faults' })
  const call = select(['*', ...callNames])
  const kind = select(kinds)
  const times = numberField('until cleared')
  const status = numberField('as usual')
  const problem = element('p', { className: 'wrong', role: 'alert' })
  function addFault(): void {
    problem.textContent = ''
    try {
      const fault = readFault({
        call: call.value,
        kind: kind.value,
        ...(times.value && { times: Number(times.value) }),
        ...(status.value && { status: Number(status.value) }),
        ...(kind.value === 'slow' && { delay: 5000 }),
      })
      provider.fault(fault)
    } catch (error) {
      problem.textContent = String(error)
    }
  }

  const delay = numberField('nothing')
  delay.onchange = refreshAfter(() => provider.delay(Number(delay.value)))
  const clock = element('p')
  const requests = element('ol', { ariaLabel: 'Requests' })
  let shownRequests = ''

  const corner = button('⚙', open)
  Object.assign(corner, { className: 'corner', ariaLabel: 'Provider panel' })
  const close = button('Close', shut)
  const drawer = element(
    'aside',
    { ariaLabel: 'Provider panel', hidden: true },
    element('header', {}, element('h2', {}, 'Provider panel'), close),
    heading('World'),
    row(
      labelled('Scenario', scenario),
      reloading('Reset everything', () => provider.reset()),
    ),
    heading('Faults'),
    faults,
    row(
      labelled('Call', call),
      labelled('Fault', kind),
      labelled('Times', times),
      labelled('Status', status),
      refreshing('Add fault', addFault),
      refreshing('Clear faults', provider.clearFaults),
    ),
    problem,
    heading('Latency'),
    labelled('Milliseconds before every answer', delay),
    heading('Clock and deliveries'),
    clock,
    row(
      ahead('+1 hour', 1),
      ahead('+1 day', 24),
      ahead('+7 days', 168),
      reloading('True time', () => provider.clock(0)),
    ),
    heading('Requests, newest first'),
    refreshing('Clear requests', provider.clearRequests),
    requests,
  )
  const shadow = element('div', { id: 'provider-panel' }).attachShadow({ mode: 'open' })

  function refresh(): void {
    const { state } = provider
    const isBusy = state.faults.length > 0 || state.delay > 0 || state.clock !== 0
    corner.classList.toggle('busy', isBusy)
    scenario.value = state.scenario
    faults.replaceChildren(...state.faults.map(faultItem))
    if (shadow.activeElement !== delay) delay.value = String(state.delay)
    const hours = Math.round(state.clock / HOUR)
    clock.textContent = hours === 0 ? 'The true time' : `${hours} hours ahead of the true time`
    const all = provider.requests()
    const shown = all.slice(-MAX_REQUESTS).toReversed()
    // Redraw only a changed list, so that an expanded request stays expanded.
    const key = [all.length, ...shown.map((request) => request.status)].join()
    if (key === shownRequests) return
    shownRequests = key
    requests.replaceChildren(...shown.map(requestItem))
  }

  let timer: number | undefined
  function open(): void {
    storage?.setItem(OPEN, 'yes')
    refresh()
    drawer.hidden = false
    corner.hidden = true
    close.focus()
    timer = window.setInterval(refresh, 1000)
  }
  function shut(): void {
    storage?.removeItem(OPEN)
    window.clearInterval(timer)
    drawer.hidden = true
    corner.hidden = false
    corner.focus()
  }
  drawer.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    shut()
  }

  // A constructed sheet: the content security policy refuses a <style> element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(corner, drawer)
  document.body.append(shadow.host)
  refresh()
  if (storage?.getItem(OPEN)) open()
}
