import type { Provider } from '@/mocks/provider'
import { button, element } from './elements'
import style from './panel.css?inline'
import { clockSection, delaySection, faultSection, requestSection, worldSection } from './sections'

/** What of the tab's storage the panel needs. */
type PanelStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const OPEN = 'sauda.mock.panel.open'
const EVERY = 1000

/** Puts the provider panel into the page: a corner button, and behind it a drawer that does by hand what `__provider` does. */
export function mountPanel(provider: Provider, storage: PanelStorage | undefined): void {
  const host = element('div', { id: 'provider-panel' })
  const shadow = host.attachShadow({ mode: 'open' })
  const corner = button('⚙', () => open())
  corner.className = 'corner'
  corner.setAttribute('aria-label', 'Provider panel')
  const close = button('Close', () => shut())
  const heading = element('header', {}, element('h2', {}, 'Provider panel'), close)
  const drawer = element('aside', { class: 'drawer', 'aria-label': 'Provider panel' }, heading)
  let timer: number | undefined

  const reload = () => window.location.reload()
  const sections = [
    worldSection(provider, reload),
    faultSection(provider, refresh),
    delaySection(provider, refresh),
    clockSection(provider, reload),
    requestSection(provider, refresh),
  ]
  for (const { content } of sections) drawer.append(content)

  function refresh(): void {
    const { faults, delay, clock } = provider.state
    corner.classList.toggle('busy', faults.length > 0 || delay > 0 || clock !== 0)
    for (const section of sections) section.refresh()
  }

  function open(): void {
    storage?.setItem(OPEN, 'yes')
    refresh()
    drawer.hidden = false
    corner.hidden = true
    close.focus()
    timer = window.setInterval(refresh, EVERY)
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
  drawer.hidden = true
  // As a sheet and not as an element, which the page's policy would refuse.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(corner, drawer)
  document.body.append(host)
  refresh()
  // After a world was chosen the page is new, and the person still at it.
  if (storage?.getItem(OPEN)) open()
}
