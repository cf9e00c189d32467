/** What a person finds and does on a page, by role and label, and what the provider was sent. */
import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { provider } from './provider'

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const link = (name: string | RegExp) => screen.getByRole('link', { name })
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** The text in the row of this label. */
export const fact = (label: string) =>
  plain(screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd'))
/** Its text, with ordinary spaces where a number and its unit are kept together. */
export const plain = (element: Element | null | undefined) =>
  element?.textContent.replaceAll('\u00A0', ' ')
/** Waits for the screen with this title. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const address = () => window.location.pathname + window.location.search
/** The status strip. */
export const strip = () => screen.getAllByRole('status')[0]

/** The bodies of the requests that the provider got. */
export const bodies = (call: Parameters<typeof provider.requests>[0]) =>
  provider.requests(call).map(({ body }) => body)

/** Puts each value into the field of its label, in place of the old one. */
export async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label))
    await user.click(field(label))
    if (value) await user.paste(value)
  }
}

/** Taps faster than React renders. */
export async function tapFiveTimes(name: string): Promise<void> {
  await act(async () => {
    for (let tap = 0; tap < 5; tap += 1) button(name).click()
  })
}

/** Everything that a storage holds. */
export const storedIn = (storage: Storage) =>
  Object.keys(storage)
    .map((key) => storage.getItem(key))
    .join()

/** A moment in which a request or an answer would have arrived. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))

/** From now on the page is on a computer: wide, with a mouse. */
export function onComputer(): void {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('pointer: fine') }),
  )
}
