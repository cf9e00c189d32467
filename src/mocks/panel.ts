import { answers } from './calls'
import { type Fault, kinds, readFault } from './faults'
import style from './panel.css?inline'
import type { MockStorage } from './persistence'
import type { Provider } from './provider'
import type { RequestRecord } from './request-log'
import { isScenarioName, scenarios } from './scenarios'

const OPEN = 'sauda.mock.panel.open'
const HOUR = 3_600_000
const MAX_REQUESTS = 50
const delays = { 0: 'nothing', 300: '0.3 s', 1000: '1 s', 3000: '3 s', 10000: '10 s' }

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label)
  made.addEventListener('click', onClick)
  return made
}

/** The label is a sibling: around a select, its options would become part of its name. */
function labelled(text: string, field: HTMLElement): HTMLElement {
  field.id = text
  return element('div', { class: 'field' }, element('label', { for: text }, text), field)
}

function select(values: readonly string[], labels: Record<string, string> = {}) {
  const options = values.map((value) => element('option', { value }, labels[value] ?? value))
  return element('select', {}, ...options)
}

const row = (...children: Node[]) => element('div', { class: 'row' }, ...children)
const heading = (text: string) => element('h3', {}, text)

function faultItem({ call, kind, times, status }: Fault): HTMLElement {
  const often = times === undefined ? 'until cleared' : `${times} ×`
  const parts = [call === '*' ? 'every call' : call, kind, status, often]
  return element('li', {}, parts.filter(Boolean).join(' · '))
}

function requestItem({ call, method, path, status, body }: RequestRecord): HTMLElement {
  const outcome = status === undefined ? '…' : status === 0 ? 'dropped' : String(status)
  const isOk = status === undefined || (status >= 200 && status < 300)
  const summary = [
    element('span', isOk ? {} : { class: 'wrong' }, outcome),
    ` ${call ?? 'no call'} · ${method} ${path}`,
  ]
  if (body === undefined) return element('li', {}, ...summary)
  const text = element('pre', {}, JSON.stringify(body, undefined, 2))
  return element('li', {}, element('details', {}, element('summary', {}, ...summary), text))
}

/** Adds a corner button and a drawer that does by hand what `window.__provider` does. */
export function mountPanel(provider: Provider, storage: MockStorage | undefined): void {
  /** The app has read the old world and clock: it needs a new page. */
  function thenReload(change: () => void): () => void {
    return () => {
      change()
      window.location.reload()
    }
  }
  function thenRefresh(change: () => void): () => void {
    return () => {
      change()
      refresh()
    }
  }

  const scenario = select(Object.keys(scenarios))
  scenario.addEventListener(
    'change',
    thenReload(() => {
      if (isScenarioName(scenario.value)) provider.scenario(scenario.value)
    }),
  )

  const faults = element('ul', { 'aria-label': 'Faults' })
  const call = select(['*', ...Object.keys(answers)], { '*': 'every call' })
  const kind = select(kinds)
  const times = element('input', { type: 'number', placeholder: 'until cleared' })
  const status = element('input', { type: 'number', placeholder: 'as usual' })
  const problem = element('p', { class: 'wrong', role: 'alert' })
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

  const delay = select(Object.keys(delays), delays)
  const otherDelay = element('option')
  delay.append(otherDelay)
  delay.addEventListener(
    'change',
    thenRefresh(() => provider.delay(Number(delay.value))),
  )

  const clock = element('p')
  const ahead = (label: string, hours: number) =>
    button(
      label,
      thenReload(() => provider.clock(provider.state.clock + hours * HOUR)),
    )

  const requests = element('ol', { 'aria-label': 'Requests' })
  let shownRequests = ''
  function showRequests(): void {
    const all = provider.requests()
    const shown = all.slice(-MAX_REQUESTS).toReversed()
    // Redraw only a changed list, so that an expanded request stays expanded.
    const key = JSON.stringify([all.length, shown.map(({ status: outcome }) => outcome)])
    if (key === shownRequests) return
    shownRequests = key
    requests.replaceChildren(...shown.map(requestItem))
  }

  const corner = button('⚙', open)
  corner.className = 'corner'
  corner.setAttribute('aria-label', 'Provider panel')
  const close = button('Close', shut)
  const drawer = element(
    'aside',
    { 'aria-label': 'Provider panel' },
    element('header', {}, element('h2', {}, 'Provider panel'), close),
    heading('World'),
    row(
      labelled('Scenario', scenario),
      button(
        'Reset everything',
        thenReload(() => provider.reset()),
      ),
    ),
    heading('Faults'),
    faults,
    row(
      labelled('Call', call),
      labelled('Fault', kind),
      labelled('Times', times),
      labelled('Status', status),
      button('Add fault', thenRefresh(addFault)),
      button('Clear faults', thenRefresh(provider.clearFaults)),
    ),
    problem,
    heading('Latency'),
    labelled('Before every answer', delay),
    heading('Clock and deliveries'),
    clock,
    row(
      ahead('+1 hour', 1),
      ahead('+1 day', 24),
      ahead('+7 days', 168),
      button(
        'True time',
        thenReload(() => provider.clock(0)),
      ),
      button(
        'Accept deliveries',
        thenReload(() => provider.acceptDeliveries()),
      ),
    ),
    heading('Requests, newest first'),
    button('Clear requests', thenRefresh(provider.clearRequests)),
    requests,
  )

  function refresh(): void {
    const { state } = provider
    const isBusy = state.faults.length > 0 || state.delay > 0 || state.clock !== 0
    corner.classList.toggle('busy', isBusy)
    scenario.value = state.scenario
    faults.replaceChildren(...state.faults.map(faultItem))
    const isOther = !Object.hasOwn(delays, state.delay)
    otherDelay.hidden = !isOther
    otherDelay.value = isOther ? String(state.delay) : ''
    otherDelay.textContent = `${state.delay} ms`
    delay.value = String(state.delay)
    const hours = Math.round(state.clock / HOUR)
    clock.textContent = hours === 0 ? 'The true time' : `${hours} hours ahead of the true time`
    showRequests()
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
  drawer.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    shut()
  })

  const host = element('div', { id: 'provider-panel' })
  const shadow = host.attachShadow({ mode: 'open' })
  // A constructed sheet: the content security policy refuses a <style> element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  drawer.hidden = true
  shadow.append(corner, drawer)
  document.body.append(host)
  refresh()
  if (storage?.getItem(OPEN)) open()
}
