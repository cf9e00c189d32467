import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished } from 'vitest'
import { shiftClock } from '@/lib/clock'
import type { CallName } from '@/mocks/calls'
import { allowConsoleError } from '@tests/console'
import { strip } from '@tests/page'
import { provider } from '@tests/provider'
import { type FaultyAnswer, WORDS } from './answers'
import { expectSound, pause } from './sweep-read'
import { button, countsAsDone, succeeds, type WriteRow } from './write-row'

const GENERIC = 'Something went wrong. Please try again.'
/** The strip's words for a change that was refused, and for one with an unknown outcome. */
const NOT_SAVED = /Your last change is not saved yet\.|Not sure your/

const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

/** The sentence of the error catalogue; '' where the failure is "logged only". */
function sentence({ says }: WriteRow, { means, fault }: FaultyAnswer): string {
  const hasWords = fault?.kind === 'status' || fault?.kind === 'refuse'
  if (says === 'words-or-generic') return hasWords ? WORDS : GENERIC
  if (says !== 'words-or-network') return says ?? ''
  if (hasWords) return WORDS
  if (means === 'lost' || means === 'lost-after') return 'Network Error'
  const { status = 200 } = fault ?? {}
  return status < 300 ? GENERIC : `Request failed with status code ${status}`
}

async function expectIdle(call: CallName, { control, again }: WriteRow): Promise<void> {
  await waitFor(() => {
    const next = button(control) ?? button(again ?? control)
    const all = provider.requests(call)
    expect(all.filter(({ status }) => status === undefined)).toEqual([])
    expect(next).not.toHaveAttribute('aria-busy', 'true')
    expect(next).not.toHaveAttribute('aria-disabled', 'true')
  })
}

async function press(name: string): Promise<void> {
  const found = button(name)
  if (!found) throw new Error(`no button ${name}`)
  fireEvent.click(found)
  await pause(0)
}

/** Expects the right message, the typed text kept, and a working button. */
async function expectFailure(call: CallName, row: WriteRow, answer: FaultyAnswer): Promise<void> {
  const said = sentence(row, answer)
  await expectIdle(call, row)
  if (said) await waitFor(() => expect(alerts()).toBe(said))
  else if (!row.isRead) await waitFor(() => expect(strip()).toHaveTextContent(NOT_SAVED))
  if (!said) {
    expect(alerts()).toBe('')
    expect(document.body.textContent).not.toMatch(new RegExp(`${WORDS}|${GENERIC}`))
  }
  for (const [label, value] of Object.entries(row.typed ?? {}))
    expect(screen.getByLabelText(label), `${call}: what was typed`).toHaveValue(value)
  expect(row.isDone(), `${call} says done after ${answer.means}`).toBe(false)
  expectSound()
}

/** Waits until it is true, at most this long (ms). */
async function comesTrue(isTrue: () => boolean, within: number): Promise<boolean> {
  const end = performance.now() + within
  while (!isTrue() && performance.now() < end) await pause(20)
  return isTrue()
}

/** Presses the control with this answer, then again until it is done; expects one effect. */
export async function sweepWrite(call: CallName, row: WriteRow, answer: FaultyAnswer) {
  allowConsoleError(/ApiError/)
  onTestFinished(() => shiftClock(0))
  const { means, fault, late } = answer
  await row.open()
  const before = row.effects?.() ?? 0
  const release = late && provider.hold(call)
  const applied = countsAsDone(row, answer)
  const times = row.isQuery ? {} : { times: 1 }
  if (fault) provider.fault({ call, ...times, ...fault, ...(applied && { applied }) })
  await (row.start ?? (() => press(row.control)))()

  if (release) {
    await waitFor(() => expect(provider.requests(call)).toHaveLength(1))
    for (let tap = 0; tap < 3; tap += 1) if (button(row.control)) await press(row.control)
    await pause(60)
    expect(provider.requests(call)).toHaveLength(1)
    expect(row.isDone() && !row.isOptimistic).toBe(false)
    release()
  }

  const isFound = row.findsOut && (means === 'lost-after' || means === 'empty')
  if (succeeds(row, answer) || isFound) {
    await waitFor(() => expect(row.isDone(), `${call} after ${means} is not done`).toBe(true))
    if (!applied) expect(provider.requests(call), `requests of ${call}`).toHaveLength(1)
  } else {
    await waitFor(() => expect(provider.requests(call), `requests of ${call}`).not.toEqual([]))
    await expectFailure(call, row, answer)
    provider.clearFaults()
    // What a gateway has answered may still arrive: for two minutes it is only looked for.
    if ([502, 503, 504].includes(fault?.status ?? 0)) shiftClock(120_001)
    const wasApplied = means === 'lost-after' || means === 'empty'
    const isOver = () => row.isDone() || (wasApplied && (row.wasApplied?.() ?? false))
    let isDoneNow = isOver()
    for (let tries = 0; tries < 3 && !isDoneNow; tries += 1) {
      await press(row.again ?? row.control)
      await waitFor(() =>
        expect(isOver() || button(row.control) || button(row.again ?? row.control)).toBeTruthy(),
      )
      await waitFor(() =>
        expect(isOver() || button(row.control)?.getAttribute('aria-busy') !== 'true').toBe(true),
      )
      isDoneNow = await comesTrue(isOver, 700)
    }
    expect(
      isDoneNow,
      `${call} after ${means}: "${row.again ?? row.control}", pressed three times, did not do it`,
    ).toBe(true)
  }
  if (row.effects)
    await waitFor(() => expect(row.effects?.(), `effects of ${call}`).toBe(before + 1))
  expectSound()
}
