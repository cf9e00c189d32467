/** How the random walk sees a page and lays hands on it. Runs inside the page: nothing from outside is known there. */
import type { Target } from './random-walk-step'

interface Eyes {
  /** Anything that can be pressed and keeps within the app; near `chance` (0 to 1) of all there is. */
  findControl: (chance: number) => HTMLElement | undefined
  findField: (chance: number) => HTMLInputElement | HTMLTextAreaElement | undefined
  fields: () => (HTMLInputElement | HTMLTextAreaElement)[]
  nameOf: (element: HTMLElement) => Target
  press: (element: HTMLElement) => void
  type: (element: HTMLElement, text: string) => void
  /** What is not over yet, or should not be there once all is well; the way on is pressed. `words`: of buttons that try again. */
  unrest: (words: string[]) => string[]
  /** The cart as the screen and the badge show it, and as the provider has it. */
  carts: () => { shown: string[]; badge: number; known: string[] } | undefined
}

declare global {
  interface Window {
    __randomWalk?: Eyes
  }
}

/** For an init script. */
export function giveEyes(): void {
  const CONTROLS =
    'a[href], button, summary, [role=tab], [role=switch], input[type=radio], input[type=checkbox]'
  const FIELDS = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea'

  const all = <Type extends HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Type>(selector),
  ]

  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  function keepsWithin(element: HTMLElement): boolean {
    if (!(element instanceof HTMLAnchorElement)) return true
    const { origin, pathname } = new URL(element.href)
    const isPage = origin === location.origin && !/\.\w{2,4}$/.test(pathname)
    return isPage && element.target !== '_blank' && !element.hasAttribute('download')
  }

  /** Nothing lies above it, and it is not out of use. */
  function canBeMet(element: HTMLElement): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (element.matches(':disabled, [aria-disabled=true], [inert] *')) return false
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    let { x, y } = middle()
    if (x < 0 || y < 60 || x > innerWidth || y > innerHeight - 70) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      ;({ x, y } = middle())
    }
    const met = document.elementFromPoint(x, y)
    if (!met) return false
    return element.contains(met) || met.closest('label')?.control === element
  }

  /** The first that can be met, from `chance` on and around. */
  function around<Type extends HTMLElement>(elements: Type[], chance: number): Type | undefined {
    const first = Math.floor(chance * elements.length)
    const turned = [...elements.slice(first), ...elements.slice(0, first)]
    return turned.slice(0, 20).find(canBeMet)
  }

  const controls = () => all(CONTROLS).filter(keepsWithin)
  const fields = () =>
    all<HTMLInputElement | HTMLTextAreaElement>(FIELDS).filter(
      (field) => !field.readOnly && canBeMet(field),
    )

  function nameOf(element: HTMLElement): Target {
    const { labels, type } = element as HTMLInputElement
    const labelledBy = element.getAttribute('aria-labelledby')
    const name =
      element.getAttribute('aria-label') ??
      (labelledBy ? document.getElementById(labelledBy)?.textContent : undefined) ??
      (element.matches('input, textarea') ? labels?.[0]?.textContent : element.textContent)
    const tag = element.localName === 'a' ? 'link' : element.localName
    const role = element.getAttribute('role') ?? (tag === 'input' ? `${type} field` : tag)
    return { role, name: plain(name).slice(0, 60) }
  }

  function press(element: HTMLElement): void {
    const about = { bubbles: true, cancelable: true, composed: true }
    const pointer = { ...about, pointerId: 1, isPrimary: true, button: 0 }
    element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
    element.dispatchEvent(new MouseEvent('mousedown', { ...about, buttons: 1 }))
    element.focus({ preventScroll: true })
    element.dispatchEvent(new PointerEvent('pointerup', pointer))
    element.dispatchEvent(new MouseEvent('mouseup', about))
    element.click()
  }

  function type(element: HTMLElement, text: string): void {
    element.focus({ preventScroll: true })
    const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    // Past React's own, which would take the field for unchanged.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
  }

  let pressedAt = 0

  function unrest(words: string[]): string[] {
    const shown = (selector: string) =>
      all(selector).filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
    const signs = shown('[aria-busy=true], .skeleton-pulse, .turn').map(
      (element) => `still busy: ${element.outerHTML.slice(0, 120)}`,
    )
    const waysOn = shown('button').filter((button) =>
      words.includes(button.getAttribute('aria-label') ?? plain(button.textContent)),
    )
    if (document.querySelector('dialog[open]') === null)
      signs.push(
        ...waysOn.map((button) => `still asks: ${plain(button.parentElement?.textContent)}`),
      )
    // A person presses once and waits.
    if (waysOn.length > 0 && Date.now() - pressedAt > 1500) {
      pressedAt = Date.now()
      for (const button of waysOn) press(button)
    }
    const here = location.pathname + location.search
    const leadsOn = (control: HTMLElement) =>
      canBeMet(control) &&
      !(control instanceof HTMLAnchorElement && control.matches(`[href="${here}"]`))
    if (!controls().some(leadsOn)) signs.push('nothing to press that leads anywhere')
    return signs
  }

  function carts(): ReturnType<Eyes['carts']> {
    const person = window.__provider?.world.people[localStorage.getItem('authResponse') ?? '']
    if (!person) return undefined
    const line = (name: unknown, quantity: unknown) => `${plain(String(name))}: ${String(quantity)}`
    const badge = document.querySelector('header a[href="/cart"] [aria-hidden]:not(svg)')
    return {
      shown: all('main article')
        .map((card) =>
          line(
            card.querySelector('h3')?.textContent,
            Number(card.querySelector('input')?.value.replaceAll(',', '')),
          ),
        )
        .toSorted(),
      // None stands on an empty cart.
      badge: Number(badge?.textContent ?? 0),
      known: person.cart
        .map(({ productId, productQuantity }) => {
          const offers = window.__provider?.world.products ?? []
          const today = offers.find(({ _id }) => _id === productId._id) ?? productId
          return line(today.productName, Number(productQuantity))
        })
        .toSorted(),
    }
  }

  window.__randomWalk = {
    findControl: (chance) => around(controls(), chance),
    findField: (chance) => around(fields(), chance),
    fields,
    nameOf,
    press,
    type,
    unrest,
    carts,
  }
}
