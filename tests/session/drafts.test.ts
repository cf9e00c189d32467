import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { deviceDraft, draft, hasDrafts } from '@/session/drafts'
import { endSession, followOtherTabs, forgetEverything, rememberSignIn } from '@/session/session'

const deviceNote = deviceDraft('note', z.object({ words: z.string() }))
const noteDraft = draft('note', z.object({ words: z.string() }))

test('a draft is read back', () => {
  sessionStorage.setItem('elsewhere', 'other')
  expect(hasDrafts()).toBe(false)
  noteDraft.write({ words: 'two crates' })
  expect(noteDraft.read()).toEqual({ words: 'two crates' })
  expect(hasDrafts()).toBe(true)
  noteDraft.clear()
  expect(noteDraft.read()).toBeUndefined()
})

test.each([
  ['text that was cut short', '{"words":"two cra'],
  ['another shape, of an older version', '{"text":"two crates"}'],
  ['nothing at all', ''],
])('%s counts as none', (_, stored) => {
  sessionStorage.setItem('sauda.draft.note', stored)
  expect(noteDraft.read()).toBeUndefined()
})

test('log-out clears all drafts, and leaves other keys of the tab', () => {
  noteDraft.write({ words: 'two crates' })
  deviceNote.write({ words: 'two crates' })
  sessionStorage.setItem('elsewhere', 'other')
  forgetEverything()
  expect([noteDraft.read(), deviceNote.read()]).toEqual([undefined, undefined])
  expect(Object.keys(sessionStorage)).toEqual(['elsewhere'])
})

test('the end of a session is told to other tabs by the user id alone, before all is cleared', () => {
  const steps: string[] = []
  const { removeItem, clear } = Storage.prototype
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    steps.push(key)
    removeItem.call(this, key)
  })
  vi.spyOn(Storage.prototype, 'clear').mockImplementation(function (this: Storage) {
    steps.push('clear')
    clear.call(this)
  })
  rememberSignIn('savita', '')
  steps.length = 0
  endSession('savita')
  expect(steps).toEqual(['authResponse', 'clear'])
  vi.restoreAllMocks()
})

test('a sign-in in another tab gives the device its drafts back, unless it has newer ones', () => {
  onTestFinished(followOtherTabs())
  const other = deviceDraft('other', z.string())
  deviceNote.write({ words: 'two crates' })
  other.write('one cart')
  endSession('savita')
  deviceNote.write({ words: 'three crates' })
  const signIn = { key: 'authResponse', newValue: 'savita' }
  window.dispatchEvent(new StorageEvent('storage', signIn))
  expect([deviceNote.read()?.words, other.read()]).toEqual(['three crates', 'one cart'])
})
