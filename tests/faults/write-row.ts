import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { fill } from '@tests/page'
import { visit } from '@tests/visit'
import type { FaultyAnswer } from './answers'

/** A write, and how a person sends it. */
export interface WriteRow {
  /** Opens the screen and fills it in. */
  open: () => Promise<UserEvent>
  /** Sends it another way than by a press on the control. */
  start?: () => Promise<void>
  /** The button's name. It works again after a failure. */
  control: string
  /** Typed values that are kept after a failure, by label. */
  typed?: Record<string, string>
  /** Whether the screen shows that it is done. */
  isDone: () => boolean
  /** How often the provider has applied it; undefined where it changes nothing there. */
  effects?: () => number
  /** The message of a failure: a sentence or a rule; none where it is "logged only". */
  says?: string
  /** It reads only the status, so an empty answer is a success. */
  onlySuccess?: true
  /** The provider's refusals that count as success; a web page is not its word. */
  succeedsOn?: readonly number[]
  /** Answers that lack what it needs. */
  failsOn?: readonly string[]
  /** It looks for its outcome at the provider before sending again. */
  findsOut?: true
  /** It shows as done before the provider has said so. */
  isOptimistic?: true
  /** A read that is retried once by itself. */
  isQuery?: true
  /** It changes nothing, so the strip reports nothing unsaved. */
  isRead?: true
  /** The button that retries it, if another one. */
  again?: string
  /** Whether the screen shows that it was applied before. */
  wasApplied?: () => boolean
}

type Who = Parameters<typeof visit>[1]

/** Opens the screen at `path`. */
export const screenAt = (path: string, who?: Who) => async () => (await visit(path, who)).user

/** A form that `open` opens, filled in with `typed`. */
export const form = (typed: Record<string, string>, open: () => Promise<UserEvent>) => ({
  typed,
  async open() {
    const user = await open()
    await fill(user, typed)
    return user
  },
})

export const button = (name: string) => screen.queryAllByRole('button', { name }).at(-1)
export const has = (role: string, name: string | RegExp) =>
  screen.queryAllByRole(role, { name }).length > 0
export const at = (path: string) => window.location.pathname === path

/** For some calls a refusal means that it was done before. */
export const countsAsDone = (row: WriteRow, { means, fault }: Omit<FaultyAnswer, 'name'>) =>
  means !== 'unavailable' && (row.succeedsOn?.includes(fault?.status ?? 200) ?? false)

export function succeeds(row: WriteRow, { means, name, fault }: FaultyAnswer): boolean {
  if (countsAsDone(row, { means, fault })) return true
  if (row.failsOn?.includes(name)) return false
  if (means === 'poor' || means === 'true') return true
  return means === 'empty' && (row.onlySuccess ?? false)
}
