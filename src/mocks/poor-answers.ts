import type { JsonBodyType } from 'msw'

/** What an entry cannot be told apart without, and the one word that says whether a call succeeded. */
const kept = new Set(['_id', 'id', 'sku', 'qno', 'userId', 'vendorId', 'success'])
const words = /^(type|.*status)$/i
/** The second one is the name of something in every object. */
const odd = ['On the moon', 'constructor']

type Fields = Record<string, JsonBodyType>

function isFields(value: JsonBodyType): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The answer with every second field null and the others missing, but for ids. */
export function withGaps(value: JsonBodyType): JsonBodyType {
  if (Array.isArray(value)) return value.map((entry: JsonBodyType) => withGaps(entry))
  if (!isFields(value)) return value
  const left: Fields = {}
  let isMissing = false
  for (const [name, field] of Object.entries(value)) {
    if (isFields(field) || Array.isArray(field)) left[name] = withGaps(field)
    else if (kept.has(name)) left[name] = field
    else {
      if (!isMissing) left[name] = null
      isMissing = !isMissing
    }
  }
  return left
}

/** The answer with states nobody has heard of, and fields nobody asked for. */
export function withOddWords(value: JsonBodyType): JsonBodyType {
  if (Array.isArray(value)) return value.map((entry: JsonBodyType) => withOddWords(entry))
  if (!isFields(value)) return value
  const entries = Object.entries(value).map(([name, field], index): [string, JsonBodyType] => [
    name,
    words.test(name) && typeof field === 'string' ? odd[index % 2] : withOddWords(field),
  ])
  return { ...Object.fromEntries(entries), moonPhase: { days: [29, null], isFull: 'perhaps' } }
}
