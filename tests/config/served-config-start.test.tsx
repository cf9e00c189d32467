import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { applyConfig } from '@/config/served-config-start'
import { env } from '@/config/env'

const before = { ...env }

afterEach(() => {
  Object.assign(env, before)
  document.body.innerHTML = ''
})

function start(status: number, text = '') {
  const root = document.body.appendChild(document.createElement('div'))
  let starts = true
  act(() => {
    starts = applyConfig(root, { status, text })
  })
  return { root, starts }
}

test.each([
  [0, ''],
  [404, 'Not found'],
  [503, ''],
  [200, '<!doctype html><title>Sauda</title>'],
])('starts without a file that is answered %i %s, unless the build needs it', (status, text) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(start(status, text).starts).toBe(true)
  expect(env).toEqual(before)
  expect(warn).toHaveBeenCalledOnce()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  env.configRequired = true
  const { root, starts } = start(status, text)
  expect(starts).toBe(false)
  expect(root).toHaveTextContent('Its configuration could not be loaded.')
  expect(error).toHaveBeenCalledOnce()
})

test('never starts with a malformed one', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { root, starts } = start(200, '{"VITE_PAYMENT_IFSC": "prod1"}')
  expect(starts).toBe(false)
  expect(root).toHaveTextContent('VITE_PAYMENT_IFSC must look like AAAA0XXXXXX, or be empty')
})
