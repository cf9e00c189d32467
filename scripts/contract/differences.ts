import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'

/** A difference between a response and its schema, without any value. */
export interface Difference {
  kind: 'unknown field' | 'missing field' | 'other type'
  /** `cartItems[].productId.unit` */
  field: string
  /** The type that arrived, and the documented one. */
  types: string
}

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Fields that any response may have. */
const envelope = ['success', 'message']

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

/** Hides a key that may be personal, as in a map by mobile number. */
function fieldOf(path: Path): string {
  const parts = path.map((key) => {
    if (typeof key === 'number') return '[]'
    const name = String(key)
    return /^[A-Za-z_$][\w$-]{0,39}$/.test(name) && !/\d{4}/.test(name) ? `.${name}` : '.(a key)'
  })
  return parts.join('').replace(/^\./, '') || 'the answer'
}

/** The alternative with the fewest differences; one of another type comes last. */
function bestOf(alternatives: readonly (readonly Issue[])[]): readonly Issue[] {
  const weight = (issues: readonly Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
      ? 1000
      : issues.length
  return alternatives.toSorted((one, other) => weight(one) - weight(other))[0] ?? []
}

function differencesOf(issue: Issue, above: Path = []): Difference[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union')
    return bestOf(issue.errors).flatMap((inner) => differencesOf(inner, path))
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .filter((key) => path.length > 0 || !envelope.includes(key))
      .map((key) => ({
        kind: 'unknown field',
        field: fieldOf([...path, key]),
        types: typeOf(issue.input?.[key]),
      }))
  if (issue.input === undefined) return [{ kind: 'missing field', field: fieldOf(path), types: '' }]
  const documented = issue.code === 'invalid_type' ? issue.expected : issue.code
  const types = `${typeOf(issue.input)} instead of ${documented}`
  return [{ kind: 'other type', field: fieldOf(path), types }]
}

/** The differences between responses and their schema (made with wire-readers.ts), each once. */
export function differences(schema: ZodMiniType, answers: readonly unknown[]): Difference[] {
  const documented = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties ??= false
    },
  })
  const strict = z.fromJSONSchema(documented)
  const found = answers.flatMap((answer) => {
    const { error } = strict.safeParse(answer, { reportInput: true })
    return error?.issues.flatMap((issue) => differencesOf(issue)) ?? []
  })
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
}
