import type { AnyEndpoint } from '@/api/endpoint'

const modules = import.meta.glob<Record<string, unknown>>('/src/api/contract/*.ts', { eager: true })

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'call' in value && 'method' in value

/** Every call of the contract, by number. */
export const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .toSorted((one, other) => one.call - other.call)
