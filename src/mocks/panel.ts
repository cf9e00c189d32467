import { actNames, fieldsOf, targetsOf } from './acts'
import type { ProviderHandle } from './browser'
import { type CallName, callNames } from './calls'
import { type Fault, faultKinds, kinds, readFault } from './faults'
import {
  button,
  curlOf,
  element,
  faultItem,
  inWords,
  labelled,
  numberField,
  requestItem,
  row,
  select,
} from './panel-parts'
import style from './panel.css?inline'
import type { MockStorage } from './persistence'
import { expectationOf } from './recorder'
import { type ScenarioName, scenarioNames } from './scenarios'
import { packState } from './state'

const OPEN = 'sauda.mock.panel.open'
const HOUR = 3_600_000
const MAX_ENTRIES = 50

/** Adds a corner button and a drawer that does by hand what `window.__provider` does. */
export function mountPanel(provider: ProviderHandle, storage: MockStorage): void {
  const problem = element('p', { className: 'wrong', role: 'alert' })
  /** Says what is wrong with it. */
  const after = (change: () => unknown, then: () => void) => () => {
    problem.textContent = ''
    try {
      change()
      then()
    } catch (error) {
      problem.textContent = String(error)
    }
  }
  /** The app has read the old world and clock: it needs a new page. */
  const reloadAfter = (change: () => unknown) => after(change, () => window.location.reload())
  const reloading = (label: string, change: () => unknown) => button(label, reloadAfter(change))
  const refreshing = (label: string, change: () => unknown) => button(label, after(change, refresh))

  const copied = element('textarea', { ariaLabel: 'Copied', hidden: true, rows: 4, readOnly: true })
  function copy(text: string): void {
    Object.assign(copied, { value: text, hidden: false }).select()
    // Without a clipboard (plain HTTP) the text is selected all the same.
    void navigator.clipboard?.writeText(text).catch(() => copied.select())
  }
  const copying = (label: string, text: () => string) => refreshing(label, () => copy(text()))
  async function copyLink(): Promise<void> {
    const url = new URL(window.location.href)
    url.searchParams.set('state', await packState(provider.snapshot()))
    copy(url.href)
  }

  /** Stays open or folded with the tab. */
  function section(title: string, ...children: Node[]): HTMLElement {
    const key = `${OPEN}.${title}`
    const open = storage.getItem(key) === 'yes'
    const made = element('details', { open }, element('summary', {}, title), ...children)
    made.ontoggle = () => storage.setItem(key, made.open ? 'yes' : 'no')
    return made
  }

  const scenario = select(scenarioNames)
  scenario.onchange = reloadAfter(() => provider.scenario(scenario.value as ScenarioName))

  const staff = element('div')
  function showActs(): void {
    const rows = actNames.flatMap((name) => {
      const targets = targetsOf(provider.world, name).slice(0, MAX_ENTRIES)
      if (targets.length === 0) return []
      const words = inWords(name)
      const to = select(
        targets.map(({ id }) => id),
        targets.map(({ label }) => label),
      )
      const inputs = Object.entries(fieldsOf(name)).map(([field, start]) => {
        const type = typeof start === 'number' ? 'number' : 'text'
        return { field, input: element('input', { type, step: 'any', value: String(start) }) }
      })
      const act = () => {
        const given: Record<string, string | number> = { id: to.value }
        for (const { field, input } of inputs)
          given[field] = input.type === 'number' ? input.valueAsNumber : input.value
        provider.act(name, given)
      }
      const fields = inputs.map(({ field, input }) => labelled(`${words}: ${field}`, input))
      return row(reloading(words, act), labelled(`${words}: to`, to), ...fields)
    })
    staff.replaceChildren(...rows)
  }

  const faults = element('ul', { ariaLabel: 'Faults' })
  const held = element('p')
  const call = select(['*', ...callNames])
  const kind = select(
    kinds,
    kinds.map((name) => `${name}: ${faultKinds[name]}`),
  )
  const times = numberField('until cleared')
  const status = numberField('as usual')
  const faultDelay = numberField('none; slow: 5000')
  const body = element('input', { placeholder: '{"message":"Closed today"}' })
  function addFault(): void {
    const ms = faultDelay.value || (kind.value === 'slow' ? '5000' : '')
    const fault = {
      call: call.value,
      kind: kind.value as Fault['kind'],
      ...(times.value && { times: Number(times.value) }),
      ...(status.value && { status: Number(status.value) }),
      ...(ms && { delay: Number(ms) }),
      ...(body.value && { body: JSON.parse(body.value) as unknown }),
    }
    provider.fault(readFault(fault))
  }

  const delay = numberField('nothing')
  delay.onchange = after(() => provider.delay(Number(delay.value)), refresh)
  const clock = element('p')
  const ahead = (label: string, hours: number) =>
    reloading(label, () => provider.clock(provider.state.clock + hours * HOUR))

  const requests = element('ol', { ariaLabel: 'Requests' })
  const filter = element('input', { type: 'search', oninput: () => refresh() })
  let shown = ''

  const corner = button('⚙', open)
  Object.assign(corner, { className: 'corner', ariaLabel: 'Provider panel' })
  const close = button('Close', shut)
  const content = element(
    'div',
    {},
    problem,
    copied,
    row(
      copying('Copy as test', () => provider.test()),
      copying('Copy state', () => JSON.stringify(provider.snapshot())),
      button('Copy link', () => void copyLink()),
      reloading('Undo', () => provider.undo()),
    ),
    section(
      'Scenario',
      row(
        labelled('Scenario', scenario),
        reloading('Reset everything', () => provider.reset()),
      ),
    ),
    section('Staff', staff),
    section(
      'Faults',
      faults,
      row(labelled('Call', call), labelled('Fault', kind)),
      row(
        labelled('Times', times),
        labelled('Status', status),
        labelled('Delay (ms)', faultDelay),
        labelled('Body (JSON)', body),
      ),
      row(
        refreshing('Add fault', addFault),
        refreshing('Clear faults', () => provider.clearFaults()),
        refreshing('Hold answers', () => provider.hold(call.value as CallName)),
        refreshing('Release', () => provider.release()),
      ),
      held,
    ),
    section(
      'Clock and latency',
      clock,
      row(
        ahead('+1 hour', 1),
        ahead('+1 day', 24),
        ahead('+7 days', 168),
        reloading('Back to now', () => provider.clock(0)),
        labelled('Milliseconds before every answer', delay),
      ),
    ),
    section(
      'Requests',
      row(
        labelled('Filter', filter),
        refreshing('Clear requests', () => provider.clearRequests()),
      ),
      requests,
    ),
  )
  const fold = button('Fold', () => {
    content.hidden = !content.hidden
    fold.textContent = content.hidden ? 'Unfold' : 'Fold'
  })
  const move = button('Move', () => drawer.classList.toggle('top'))
  const header = element('header', {}, element('h2', {}, 'Provider'), move, fold, close)
  const drawer = element('aside', { ariaLabel: 'Provider panel', hidden: true }, header, content)
  const shadow = element('div', { id: 'provider-panel' }).attachShadow({ mode: 'open' })

  function refresh(): void {
    const { state } = provider
    const hours = Math.round(state.clock / HOUR)
    const isBusy = state.faults.length > 0 || state.delay > 0 || hours !== 0
    corner.classList.toggle('busy', isBusy)
    scenario.value = state.scenario
    faults.replaceChildren(...state.faults.map(faultItem))
    held.textContent = `Held: ${provider.held.join(', ') || 'nothing'}`
    if (shadow.activeElement !== delay) delay.value = String(state.delay)
    clock.textContent = hours === 0 ? 'The true time' : `${hours} hours ahead of the true time`
    const all = provider.requests()
    const words = filter.value.toLowerCase()
    // Redraw only what has changed, so that an expanded request stays expanded.
    const key = [words, all.length, ...all.map((request) => request.status)].join()
    if (drawer.hidden || key === shown) return
    shown = key
    if (!staff.contains(shadow.activeElement)) showActs()
    const items = all
      .filter((request) => JSON.stringify(request).toLowerCase().includes(words))
      .slice(-MAX_ENTRIES)
      .map((request) =>
        requestItem(
          request,
          copying('Copy as curl', () => curlOf(request)),
          copying('Copy as expectation', () => expectationOf(request)),
        ),
      )
    requests.replaceChildren(...items.toReversed())
  }

  let timer: number | undefined
  function open(): void {
    storage.setItem(OPEN, 'yes')
    drawer.hidden = false
    corner.hidden = true
    refresh()
    close.focus()
    timer = window.setInterval(refresh, 1000)
  }
  function shut(): void {
    storage.removeItem(OPEN)
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
  if (storage.getItem(OPEN)) open()
}
