import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, it, vi } from 'vitest'
import { buildFolder } from '@scripts/build-folders.mjs'
import { npmRun } from '@tests/command'

// Starts npm, which starts Node: slow on a busy machine.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

interface Document {
  paths: Record<string, Record<string, { description: string }>>
}

let written: string
beforeAll(async () => {
  const { code, said } = await npmRun('openapi', [])
  if (code !== 0) throw new Error(said)
  written = readFileSync(`${buildFolder}/openapi.json`, 'utf8')
})

/** `GET /api/cart/{}`: parameters have other names in the specification. */
const addressOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(written)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

it('has every call of the specification', () => {
  const document = JSON.parse(written) as Document
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { description }]) =>
        `${/API-\d+/.exec(description)?.[0]} ${addressOf(method, path)}`,
    ),
  )
  const calls = readFileSync('docs/specification.md', 'utf8').matchAll(
    /\*\*(API-\d+)\*\* `([A-Z]+) ([^?`]+)/g,
  )
  const specified = [...calls].map(
    ([, call, method = '', path = '']) => `${call} ${addressOf(method, `/api${path}`)}`,
  )
  expect(specified.length).toBeGreaterThan(30)
  expect(operations.toSorted()).toEqual(specified.toSorted())
})
