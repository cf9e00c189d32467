import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { digestId } from '@/api/submission/digest'
import { submissionMemory } from '@/api/submission/use-submission'

const KEY = 'sauda.draft.device.submission.order'
const OUTCOME = 'sauda.draft.outcome.order'
const open = (userId = 'savita', key = 'order') => submissionMemory(userId, key, z.string())

beforeEach(() => {
  localStorage.setItem('authResponse', 'savita')
})

describe('the record of a person', () => {
  it('is empty at first, and shared by all tabs of the device', () => {
    expect(open().record.read()).toEqual({ attempts: [] })
    open().record.write({ attempts: ['A', 'B'] })
    expect(open().record.read()).toMatchObject({ attempts: ['A', 'B'] })
    expect(localStorage.getItem(KEY)).toContain('"A"')
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('keeps what arrived last, and is removed when empty', () => {
    const { record } = open()
    record.write({ attempts: [], arrived: { request: 'A', at: 7 } })
    expect(record.read()).toMatchObject({ attempts: [], arrived: { request: 'A', at: 7 } })
    record.write({ attempts: [] })
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('is not another person’s, nor another submission’s', () => {
    open().record.write({ attempts: ['A'] })
    expect(open('ramesh').record.read()).toEqual({ attempts: [] })
    expect(open('savita', 'sale').record.read()).toEqual({ attempts: [] })
  })

  it('is not written once somebody else, or nobody, is signed in', () => {
    const { record } = open()
    record.write({ attempts: ['A'] })
    for (const other of ['ramesh', '']) {
      localStorage.setItem('authResponse', other)
      record.write({ attempts: ['A', 'B'] })
      record.write({ attempts: [] })
    }
    expect(localStorage.getItem(KEY)).not.toContain('"B"')
    expect(localStorage.getItem(KEY)).toContain('"A"')
  })
})

describe('the outcome on screen', () => {
  it('belongs to the tab', () => {
    const { outcome } = open()
    expect(outcome.read()).toBeUndefined()
    outcome.write({ request: 'A', seen: true })
    expect(open().outcome.read()).toMatchObject({ request: 'A', seen: true })
    expect(localStorage.getItem(OUTCOME)).toBeNull()
    expect(open('ramesh').outcome.read()).toBeUndefined()
    expect(open('savita', 'sale').outcome.read()).toBeUndefined()
    outcome.write(undefined)
    expect(sessionStorage.getItem(OUTCOME)).toBeNull()
  })

  it('is not written once somebody else is signed in', () => {
    localStorage.setItem('authResponse', 'ramesh')
    open().outcome.write({ request: 'A', seen: false })
    expect(sessionStorage.getItem(OUTCOME)).toBeNull()
    sessionStorage.setItem(OUTCOME, '{"userId":"savita","request":"A","seen":true}')
    open().outcome.write(undefined)
    expect(sessionStorage.getItem(OUTCOME)).not.toBeNull()
  })
})

// CHK-8: transaction IDs match ignoring case and outer spaces.
it('a digest is the same for matching IDs only, and holds no part of the ID', () => {
  expect(digestId(' utr42 ')).toBe(digestId('UTR42'))
  expect(digestId('UTR43')).not.toBe(digestId('UTR42'))
  expect(digestId('UTR24')).not.toBe(digestId('UTR42'))
  expect(digestId('412345678901')).not.toContain('2345')
})
