/** The few ways of making an element that the panel needs; no React, so that it weighs nothing and disturbs nothing. */

type Child = Node | string

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

export function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label)
  made.addEventListener('click', onPress)
  return made
}

const idOf = (label: string) => label.toLowerCase().replaceAll(' ', '-')

/** Beside its field, not around it: the words of a choice's options are no part of its name. */
function labelled(label: string, field: HTMLElement): HTMLElement {
  return element('div', { class: 'field' }, element('label', { for: field.id }, label), field)
}

/** A labelled choice of these values, named by themselves unless `names` says otherwise. */
export function choice(
  label: string,
  values: readonly string[],
  names: Record<string, string> = {},
): { field: HTMLElement; select: HTMLSelectElement } {
  const options = values.map((value) => element('option', { value }, names[value] ?? value))
  const select = element('select', { id: idOf(label) }, ...options)
  return { field: labelled(label, select), select }
}

export function numberInput(label: string, attributes: Record<string, string>) {
  const id = idOf(label)
  const input = element('input', { type: 'number', inputmode: 'numeric', id, ...attributes })
  return { field: labelled(label, input), input }
}
