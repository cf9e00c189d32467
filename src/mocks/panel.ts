import { listActs } from './acts'
import { type CallName, callNames } from './calls'
import { type Fault, faultKinds, kinds } from './faults'
import style from './panel.css?inline'
import { action, button, choices, element } from './panel-parts'
import type { MockStorage } from './persistence'
import type { Provider } from './provider'
import type { RequestRecord } from './request-log'
import { type ScenarioName, scenarioNames } from './scenarios'
import { packState } from './state'
import { expectationOf } from './test-code'

/** The tab that is shown; none while the panel is folded. */
const OPEN = 'sauda.mock.panel.open'
const HOUR = 3_600_000
const MAX_ENTRIES = 50

/** `rejectPayment` as `Reject payment`. */
const inWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

function faultItem({ call, kind, times, ...more }: Fault): HTMLElement {
  const often = times === undefined ? 'until cleared' : `${times} ×`
  const rest = Object.keys(more).length > 0 ? ` · ${JSON.stringify(more)}` : ''
  return element('li', {}, `${call} · ${kind} · ${often}${rest}: ${faultKinds[kind]}`)
}

/** For `npm run provider`. */
function curlOf({ method, path, body }: RequestRecord): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const type = quoted('Content-Type: application/json')
  const sent = body === undefined ? '' : ` -H ${type} -d ${quoted(JSON.stringify(body))}`
  return `curl -X ${method} ${quoted(`http://localhost:4400/api${path}`)}${sent}`
}

function requestItem(request: RequestRecord, copy: (text: string) => void): HTMLElement {
  const { call = 'no call', method, path, status, body } = request
  const outcome = status === 0 ? 'dropped' : String(status ?? '…')
  const isOk = status === undefined || (status >= 200 && status < 300)
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('span', { className: isOk ? '' : 'wrong' }, outcome),
      ` ${call} · ${method} ${path}`,
    ),
    element('pre', {}, JSON.stringify(body ?? 'no body', undefined, 2)),
    button('Copy as curl', () => copy(curlOf(request))),
    button('Copy as expectation', () => copy(expectationOf(request))),
  )
  return element('li', {}, details)
}

/** Adds a corner button and a drawer that does by hand what `window.__provider` does. */
export function mountPanel(provider: Provider, test: () => string, storage: MockStorage): void {
  const problem = element('p', { className: 'wrong', role: 'alert' })
  const copied = element('textarea', { ariaLabel: 'Copied', hidden: true, readOnly: true })

  /** Does it, and says what is wrong with it. */
  function change(work: () => unknown, then = draw): void {
    problem.textContent = ''
    copied.hidden = true
    try {
      work()
      then()
    } catch (error) {
      problem.textContent = String(error)
    }
  }
  /** The app has read the old world and clock: it needs a new page. */
  const reload = (work: () => unknown) => change(work, () => window.location.reload())

  function copy(text: string): void {
    Object.assign(copied, { value: text, hidden: false }).select()
    // Without a clipboard (plain HTTP) the text is selected all the same.
    void navigator.clipboard?.writeText(text).catch(() => copied.select())
  }
  async function copyLink(): Promise<void> {
    const url = new URL(window.location.href)
    url.searchParams.set('state', await packState(provider.snapshot()))
    copy(url.href)
  }

  const filter = element('input', { type: 'search', placeholder: 'Filter', ariaLabel: 'Filter' })
  const requests = element('ol', { ariaLabel: 'Requests' })
  function listRequests(): void {
    const words = filter.value.toLowerCase()
    const found = provider
      .requests()
      .filter((request) => JSON.stringify(request).toLowerCase().includes(words))
    const newest = found.slice(-MAX_ENTRIES).toReversed()
    requests.replaceChildren(...newest.map((request) => requestItem(request, copy)))
  }
  filter.oninput = listRequests

  // Made once: they stay as they were filled in.
  const addFault = action(
    'Add fault',
    {
      call: choices(['*', ...callNames]),
      kind: new Map(kinds.map((kind) => [kind, `${kind}: ${faultKinds[kind]}`])),
      times: NaN,
      status: NaN,
      delay: NaN,
      body: '',
    },
    ({ body, ...given }) =>
      change(() => {
        const slow = given.kind === 'slow' ? { delay: 5000 } : {}
        const parsed = body === undefined ? {} : { body: JSON.parse(String(body)) as unknown }
        provider.fault({ ...slow, ...given, ...parsed } as Fault)
      }),
  )
  const hold = action('Hold answers', { call: choices(callNames) }, ({ call }) =>
    change(() => provider.hold(call as CallName)),
  )

  const ahead = (label: string, hours: number) =>
    action(label, {}, () => reload(() => provider.clock(provider.state.clock + hours * HOUR)))
  const hours = () => Math.round(provider.state.clock / HOUR)

  const tabs: Record<string, () => HTMLElement[]> = {
    Staff: () => [
      action('Undo', {}, () => reload(() => provider.undo())),
      ...listActs(provider.world)
        .filter(({ to }) => to.length > 0)
        .map(({ name, fields, to }) => {
          const shown = to.slice(0, MAX_ENTRIES).map(({ id, label }) => [id, label] as const)
          return action(inWords(name), { id: new Map(shown), ...fields }, (given) =>
            reload(() => provider.act(name, given)),
          )
        }),
    ],
    Faults: () => [
      addFault,
      element('p', {}, 'Without times until cleared. Delay in ms. Body: {"message":"Closed"}'),
      element('ul', { ariaLabel: 'Faults' }, ...provider.state.faults.map(faultItem)),
      action('Clear faults', {}, () => change(() => provider.clearFaults())),
      hold,
      element('p', {}, `Held: ${provider.held.join(', ') || 'nothing'}`),
      action('Release', {}, () => change(() => provider.release())),
    ],
    Clock: () => [
      element('p', {}, hours() ? `${hours()} hours ahead of the true time` : 'The true time'),
      ahead('+1 hour', 1),
      ahead('+1 day', 24),
      ahead('+7 days', 168),
      action('Back to now', {}, () => reload(() => provider.clock(0))),
      action('Delay answers', { ms: provider.state.delay }, ({ ms = 0 }) =>
        change(() => provider.delay(Number(ms))),
      ),
    ],
    Requests: () => {
      listRequests()
      const clear = action('Clear requests', {}, () => change(() => provider.clearRequests()))
      return [filter, clear, requests]
    },
    Test: () => [
      action('Copy as test', {}, () => change(() => copy(test()))),
      action('Start', { name: choices([provider.state.scenario, ...scenarioNames]) }, ({ name }) =>
        reload(() => provider.scenario(name as ScenarioName)),
      ),
      action('Reset everything', {}, () => reload(() => provider.reset())),
      action('Copy state', {}, () => change(() => copy(JSON.stringify(provider.snapshot())))),
      action('Copy link', {}, () => void copyLink()),
    ],
  }

  const corner = button('⚙', () => show(storage.getItem(OPEN) ? '' : 'Staff'), 'Provider panel')
  const names = Object.keys(tabs).map((name) => button(name, () => show(name)))
  const move = button('⇅', () => drawer.classList.toggle('top'), 'Move')
  const header = element('header', {}, corner, ...names, move)
  const content = element('div', { className: 'content' })
  const drawer = element('aside', { ariaLabel: 'Provider panel' }, header, problem, copied, content)
  const shadow = element('div', { id: 'provider-panel' }).attachShadow({ mode: 'open' })

  /** It stays open, or folded, with the tab. */
  const show = (tab: string) => change(() => storage.setItem(OPEN, tab))

  let drawn = ''
  function draw(): void {
    const { faults, delay } = provider.state
    const tab = storage.getItem(OPEN) ?? ''
    corner.classList.toggle('busy', faults.length > 0 || delay > 0 || hours() !== 0)
    corner.ariaExpanded = String(tab !== '')
    drawer.classList.toggle('folded', tab === '')
    for (const name of names) name.ariaPressed = String(name.textContent === tab)
    content.replaceChildren(...(tabs[tab]?.() ?? []))
    drawn = appearance()
  }
  /** Changes with what a tab shows. */
  const appearance = () => JSON.stringify([provider.state, provider.held, provider.requests()])
  // Not while somebody reads or types in it.
  setInterval(() => {
    if (!content.contains(shadow.activeElement) && appearance() !== drawn) draw()
  }, 1000)

  // A constructed sheet: the content security policy refuses a <style> element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(drawer)
  document.body.append(shadow.host)
  draw()
}
