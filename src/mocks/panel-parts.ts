import type { Given } from './acts'

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

export const button = (label: string, onclick: () => void, ariaLabel = label) =>
  element('button', { type: 'button', ariaLabel, onclick }, label)

/** A field: what it starts with (NaN: a number, empty), or its choices and their labels. */
type Field = string | number | ReadonlyMap<string, string>

function inputOf(id: string, name: string, start: Field) {
  if (typeof start !== 'object') {
    const type = typeof start === 'number' ? 'number' : 'text'
    return element('input', { id, name, type, step: 'any', value: String(start) })
  }
  const options = [...start].map(([value, label]) => element('option', { value }, label))
  return element('select', { id, name }, ...options)
}

/** A button with the fields that it takes. A field that is empty is not given. */
export function action(
  label: string,
  fields: Readonly<Record<string, Field>>,
  run: (given: Given) => void,
): HTMLElement {
  const inputs = Object.entries(fields).map(([name, start]) =>
    inputOf(`${label}: ${name}`, name, start),
  )
  // The label is a sibling: around a select, its options would become part of its name.
  const labelled = inputs.map((input) => {
    const className = input instanceof HTMLSelectElement ? 'choice' : ''
    return element('div', { className }, element('label', { htmlFor: input.id }, input.name), input)
  })
  const className = inputs.length > 0 ? 'wide' : ''
  const submit = element('button', {}, label)
  const form = element('form', { ariaLabel: label, className }, submit, ...labelled)
  form.onsubmit = (event) => {
    event.preventDefault()
    const given = inputs.flatMap(({ name, type, value }) => {
      if (value === '') return []
      return [[name, type === 'number' ? Number(value) : value] as const]
    })
    run(Object.fromEntries(given))
  }
  return form
}

export const choices = (values: readonly string[]) => new Map(values.map((value) => [value, value]))
