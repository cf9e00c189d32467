/** The panel's elements and words. */
import { type Fault, faultKinds } from './faults'
import type { RequestRecord } from './request-log'

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

export function button(label: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick }, label)
}

/** The label is a sibling: around a select, its options would become part of its name. */
export function labelled(text: string, field: HTMLElement): HTMLElement {
  field.id = text
  return element('div', { className: 'field' }, element('label', { htmlFor: text }, text), field)
}

export function select(values: readonly string[], labels = values): HTMLSelectElement {
  const options = values.map((value, index) => element('option', { value }, labels[index] ?? value))
  return element('select', {}, ...options)
}

export function numberField(placeholder: string): HTMLInputElement {
  return element('input', { type: 'number', min: '0', placeholder })
}

export const row = (...children: Node[]) => element('div', { className: 'row' }, ...children)

/** `rejectPayment` as `Reject payment`. */
export const inWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

export function faultItem({ call, kind, times, ...more }: Fault): HTMLElement {
  const often = times === undefined ? 'until cleared' : `${times} ×`
  const rest = Object.keys(more).length > 0 ? JSON.stringify(more) : ''
  const words = [call, kind, often, rest].filter(Boolean).join(' · ')
  return element('li', {}, `${words}: ${faultKinds[kind]}`)
}

/** For `npm run provider`. */
export function curlOf({ method, path, body }: RequestRecord): string {
  const data = JSON.stringify(body ?? null).replaceAll("'", String.raw`'\''`)
  const sent = body === undefined ? '' : ` -H 'Content-Type: application/json' -d '${data}'`
  return `curl -X ${method} 'http://localhost:4400/api${path}'${sent}`
}

export function requestItem(request: RequestRecord, ...buttons: Node[]): HTMLElement {
  const { call, method, path, status, body } = request
  const outcome = status === 0 ? 'dropped' : String(status ?? '…')
  const isOk = status === undefined || (status >= 200 && status < 300)
  const words = element('span', { className: isOk ? '' : 'wrong' }, outcome)
  const summary = element('summary', {}, words, ` ${call ?? 'no call'} · ${method} ${path}`)
  const text = element('pre', {}, JSON.stringify(body ?? 'no body', undefined, 2))
  return element('li', {}, element('details', {}, summary, text, row(...buttons)))
}
