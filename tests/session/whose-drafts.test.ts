/** LOG-8: whose drafts a tab keeps, whatever people do in other tabs. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  areDraftsHeld,
  deviceDraft,
  deviceDraftNames,
  draft,
  forgetLoginNumber,
  hasDrafts,
  readLoginNumber,
  rememberLoginNumber,
  rememberSentOffer,
  settleDrafts,
  takeSentOffer,
} from '@/session/drafts'
import { endSession, followOtherTabs, forgetEverything, rememberSignIn } from '@/session/session'

const note = draft('note', z.string())
const deviceNote = deviceDraft('note', z.string())

const tell = (event: StorageEventInit) =>
  void window.dispatchEvent(new StorageEvent('storage', event))

/** Another tab does this; what this one has stored for itself stays. */
function elsewhere(act: () => void): void {
  const own = Object.entries(sessionStorage) as [string, string][]
  sessionStorage.clear()
  act()
  sessionStorage.clear()
  for (const [key, value] of own) sessionStorage.setItem(key, value)
}

function logOutElsewhere(): void {
  elsewhere(forgetEverything)
  tell({ key: null })
}

function signInElsewhere(userId: string): void {
  elsewhere(() => rememberSignIn(userId, ''))
  tell({ key: 'authResponse', newValue: userId })
}

function endSessionElsewhere(): void {
  elsewhere(() => endSession('savita'))
  tell({ key: 'authResponse', oldValue: 'savita', newValue: null })
  tell({ key: null })
}

/** As releases held drafts that left them in their place. */
function holdInPlace(): void {
  for (const [key, text] of Object.entries(sessionStorage) as [string, string][]) {
    sessionStorage.removeItem(key)
    sessionStorage.setItem(key.replace(/^sauda\.held\.(?=sauda)/, ''), text)
  }
  sessionStorage.removeItem('sauda.held.for')
  sessionStorage.setItem('sauda.draft.owner', 'savita')
}

let stop: () => void
beforeEach(() => {
  stop = followOtherTabs()
})
afterEach(() => stop())

describe('what Savita has typed in this tab', () => {
  beforeEach(() => {
    rememberSignIn('savita', '')
    note.write('two crates')
    deviceNote.write('three crates')
  })

  test.each<[string, () => void]>([
    ['a reload', settleDrafts],
    ['a choice made in another tab', () => tell({ key: 'rows', oldValue: 'cards' })],
    [
      'the end of her session elsewhere, and her next sign-in there',
      () => {
        endSessionElsewhere()
        signInElsewhere('savita')
      },
    ],
    [
      'the end of her session here, something typed meanwhile, and her next sign-in',
      () => {
        endSession('savita')
        expect(localStorage).toHaveLength(0)
        draft('other', z.string()).write('of a visitor')
        rememberSignIn('savita', '')
        expect(deviceNote.read()).toBe('three crates')
      },
    ],
    [
      'the end of her session here, as an earlier release held it, and her next sign-in',
      () => {
        endSession('savita')
        holdInPlace()
        settleDrafts()
        expect(note.read()).toBeUndefined()
        rememberSignIn('savita', '')
        expect(deviceNote.read()).toBe('three crates')
      },
    ],
  ])('survives %s', (_, happen) => {
    happen()
    expect(note.read()).toBe('two crates')
    expect(areDraftsHeld('savita')).toBe(false)
    // It is hers again, and ends with her visit.
    logOutElsewhere()
    expect(note.read()).toBeUndefined()
  })

  test.each<[string, () => void]>([
    ['a log-out elsewhere', logOutElsewhere],
    [
      'a log-out elsewhere that nobody told, once something is typed here',
      () => {
        elsewhere(forgetEverything)
        elsewhere(() => rememberSignIn('ramesh', ''))
        draft('other', z.string()).write('of Ramesh')
      },
    ],
    [
      'a log-out and her next sign-in elsewhere',
      () => {
        elsewhere(forgetEverything)
        signInElsewhere('savita')
      },
    ],
    [
      'the end of her session elsewhere, and the sign-in of somebody else',
      () => {
        endSessionElsewhere()
        expect(areDraftsHeld('savita')).toBe(true)
        signInElsewhere('ramesh')
      },
    ],
    [
      'the end of her session here, and the sign-in of somebody else',
      () => {
        endSession('savita')
        expect([areDraftsHeld('savita'), areDraftsHeld('ramesh')]).toEqual([true, false])
        draft('other', z.string()).write('of a visitor')
        rememberSignIn('ramesh', '')
      },
    ],
    [
      'the end of her session here, as an earlier release held it, and the sign-in of somebody else',
      () => {
        endSession('savita')
        holdInPlace()
        settleDrafts()
        rememberSignIn('ramesh', '')
      },
    ],
  ])('is gone after %s', (_, happen) => {
    happen()
    expect([note.read(), deviceNote.read()]).toEqual([undefined, undefined])
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('crates')
  })

  test.each([
    ['pageshow', window],
    ['visibilitychange', document],
  ])('is gone once the tab is shown after a log-out that it has missed: %s', (type, target) => {
    elsewhere(forgetEverything)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    target.dispatchEvent(new Event(type))
    expect(note.read()).toBe('two crates')
    hidden.mockReturnValue(false)
    target.dispatchEvent(new Event(type))
    expect(note.read()).toBeUndefined()
  })

  test('is left alone once the tab no longer follows the others', () => {
    stop()
    logOutElsewhere()
    for (const target of [window, document])
      for (const type of ['pageshow', 'visibilitychange']) target.dispatchEvent(new Event(type))
    expect(note.read()).toBe('two crates')
  })
})

describe('once the session of Savita has ended here, a visitor', () => {
  beforeEach(() => {
    rememberSignIn('savita', '')
    note.write('two crates')
    endSession('savita')
  })

  test('reads nothing of hers', () => {
    expect([note.read(), hasDrafts()]).toEqual([undefined, false])
    note.write('of a visitor')
    rememberSignIn('savita', '')
    expect(note.read()).toBe('of a visitor')
  })

  test('who signs in as somebody else keeps what they typed and the offer they were sent', () => {
    draft('other', z.string()).write('of a visitor')
    rememberSentOffer('ONI-NSK-D')
    rememberSignIn('ramesh', '')
    settleDrafts()
    expect(draft('other', z.string()).read()).toBe('of a visitor')
    expect(takeSentOffer()).toBe('ONI-NSK-D')
  })

  test('loses what they typed when she signs in elsewhere', () => {
    draft('other', z.string()).write('of a visitor')
    signInElsewhere('savita')
    expect(draft('other', z.string()).read()).toBeUndefined()
    expect(note.read()).toBe('two crates')
  })
})

test('what a visitor has typed becomes that of whoever signs in here', () => {
  note.write('two crates')
  rememberSignIn('savita', '')
  settleDrafts()
  expect(note.read()).toBe('two crates')
  logOutElsewhere()
  expect(note.read()).toBeUndefined()
})

test('what a visitor has typed is gone when somebody signs in elsewhere', () => {
  note.write('two crates')
  signInElsewhere('savita')
  expect(note.read()).toBeUndefined()
})

test('the number for Login is kept until it is forgotten, and nothing else of it then', () => {
  expect(readLoginNumber()).toBe('')
  rememberLoginNumber('9876543210')
  expect([readLoginNumber(), hasDrafts()]).toEqual(['9876543210', true])
  forgetLoginNumber()
  expect(readLoginNumber()).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('drafts of the device are found by the beginning of their names', () => {
  localStorage.setItem('payment.other', '1')
  for (const name of ['payment.a', 'payment.b', 'cart'])
    deviceDraft(name, z.string()).write('something')
  expect(deviceDraftNames('payment.').toSorted()).toEqual(['payment.a', 'payment.b'])
})
