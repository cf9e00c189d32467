import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it, vi } from 'vitest'
import { importSource } from '@scripts/import-source.mjs'

// Vite loads the contract.
vi.setConfig({ testTimeout: 60_000 })

interface Document {
  paths: Record<string, Record<string, { description: string }>>
}

const written = readFileSync('docs/openapi.json', 'utf8')
const document = JSON.parse(written) as Document

/** `GET /api/cart/{}`: parameters have other names in the specification. */
const addressOf = (method: string, path: string) =>
  `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`

it('is up to date (`npm run openapi`)', async () => {
  const source: unknown = await importSource('scripts/contract/openapi.ts')
  const { openapiText } = source as { openapiText: () => Promise<string> }
  expect(await openapiText()).toBe(written)
})

it('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(written)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

it('has every call of the specification', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description }]) => [
      /API-\d+/.exec(description)?.[0],
      addressOf(method, path),
    ]),
  )
  const calls = readFileSync('docs/specification.md', 'utf8').matchAll(
    /\*\*(API-\d+)\*\* `([A-Z]+) ([^?`]+)/g,
  )
  const specified = [...calls].map(([, call, method = '', path = '']) => [
    call,
    addressOf(method, `/api${path}`),
  ])
  expect(specified.length).toBeGreaterThan(30)
  expect(Object.fromEntries(operations)).toEqual(Object.fromEntries(specified))
})
