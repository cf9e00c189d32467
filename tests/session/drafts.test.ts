import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clearDrafts, draft } from '@/session/drafts'

const noteDraft = draft('note', z.object({ words: z.string() }))

test('what was begun is found again', () => {
  noteDraft.write({ words: 'two crates' })
  expect(noteDraft.read()).toEqual({ words: 'two crates' })
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

test('log-out clears every draft of this tab, and what is not ours stays', () => {
  noteDraft.write({ words: 'two crates' })
  sessionStorage.setItem('elsewhere', 'kept')
  clearDrafts()
  expect(noteDraft.read()).toBeUndefined()
  expect(sessionStorage.getItem('elsewhere')).toBe('kept')
})
