import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ids, provider } from '@tests/provider'
import type { FaultyAnswer } from './answers'

/** A call that a person's tap sends. */
export interface WriteRow {
  /** Everything is typed; nothing was pressed yet. */
  open: () => Promise<UserEvent>
  /** Instead of a press on the control. */
  start?: () => Promise<void>
  /** The name of what is pressed: after a failure it works again. */
  control: string
  /** What was typed and is there after a failure, by label. */
  typed?: Record<string, string>
  /** It has arrived, and the person sees it. */
  isDone: () => boolean
  /** How often it has arrived at the provider since; undefined where nothing there changes. */
  effects?: () => number
  /**
   * What a failure says: a sentence, or `words-or-network`, `words-or-generic`. Nothing at all
   * where it is "logged only".
   */
  says?: string
  /** Only success is read: an empty answer is one. */
  onlySuccess?: true
  /** Answers that mean success to it, besides. */
  succeedsOn?: readonly string[]
  /** Answers that it cannot do without more of. */
  failsOn?: readonly string[]
  /** It asks the provider what became of it, and never sends again what has arrived. */
  findsOut?: true
  /** It shows as done before the provider has said so. */
  isOptimistic?: true
  /** A read: tried once more by itself. */
  isQuery?: true
  /** It is not a change: no word of anything unsaved. */
  isRead?: true
  /** Where a failed one is tried again by another control: its name. */
  again?: string
  /** Instead of done, where it turns out to have arrived before. */
  wasApplied?: () => boolean
}

export const button = (name: string) => screen.queryAllByRole('button', { name }).at(-1)
export const has = (role: string, name: string | RegExp) =>
  screen.queryAllByRole(role, { name }).length > 0
export const at = (path: string) => window.location.pathname === path

export function person(name: 'savita' | 'ramesh' | 'meena') {
  const found = provider.world.people[ids[name]]
  if (!found) throw new Error(`no ${name}`)
  return found
}

/** Puts each value into the field of this label. */
export async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(value)
  }
}

export function succeeds(row: WriteRow, { means, name }: FaultyAnswer): boolean {
  if (row.succeedsOn?.includes(name)) return true
  if (row.failsOn?.includes(name)) return false
  if (means === 'poor' || means === 'true') return true
  return means === 'empty' && (row.onlySuccess ?? false)
}
