import type { World } from './world'

/** Runs or changes the page if it is ever treated as more than text. */
const MARKUP =
  '<img src=x onerror="hurt=1"><script>hurt=1</script><b>bold</b>"><svg onload=hurt=1>javascript:hurt=1 {{7*7}} ${7*7} \u202Egpj.exe'

/** Fields with free text. */
const written = new Set([
  'addressLine1',
  'addressLine2',
  'bankName',
  'branchName',
  'city',
  'color',
  'firmName',
  'message',
  'name',
  'orderId',
  'productName',
  'rejectionReason',
  'sellOrderId',
  'subject',
  'unit',
  'userName',
  'vendorName',
])

/** Keys that pollute prototypes if objects are merged carelessly. */
const poison = JSON.parse(
  '{"__proto__":{"hurt":true,"isSold":true},"constructor":{"prototype":{"hurt":true}}}',
) as object

function hostile(value: unknown, key: string): unknown {
  if (typeof value === 'string') return written.has(key) ? `${value} ${MARKUP}` : value
  if (Array.isArray(value)) return value.map((entry) => hostile(entry, key))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inside]) => [name, hostile(inside, name)])
  return { ...Object.fromEntries(entries), ...poison }
}

/** An id that changes path, query and fragment when it is not encoded. */
export const HOSTILE_ID = '../..?a=1#<b>'

/** The world with markup in every text, `__proto__` keys, and ids that break URLs. */
export function hostileWords({ products, people, ...rest }: World): World {
  const [first, ...others] = hostile(products, '') as World['products']
  const persons = Object.entries(people).map(([id, person]) => {
    const { quotes, queries, ...all } = person
    const [asked, ...more] = hostile(queries, '') as typeof queries
    return [
      id,
      {
        ...(hostile(all, '') as typeof all),
        // Keyed by item id: the map itself gets no hostile keys.
        quotes: Object.fromEntries(
          Object.entries(quotes).map(([item, quote]) => [item, hostile(quote, '')]),
        ),
        queries: [...(asked ? [{ ...asked, qno: HOSTILE_ID, status: MARKUP }] : []), ...more],
      },
    ]
  })
  return {
    ...rest,
    products: [...(first ? [{ ...first, sku: HOSTILE_ID }] : []), ...others],
    people: Object.fromEntries(persons) as World['people'],
  }
}
