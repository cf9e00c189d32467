import type { World } from './world'

/** What would run, or change the page, if it were ever taken for more than text. */
const MARKUP =
  '<img src=x onerror="hurt=1"><script>hurt=1</script><b>bold</b>"><svg onload=hurt=1>javascript:hurt=1 {{7*7}} ${7*7} \u202Egpj.exe'

/** What people wrote, or vendors, or the provider's own clerks. */
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

/** A key that JSON may hold like any other, and that must stay one. */
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

/** In the place of a path, a query and a fragment. */
export const HOSTILE_ID = '../..?a=1#<b>'

/**
 * The world as somebody would fill it who wants to get into other people's pages: in every text markup and script, in every
 * object keys that are none, and ids (of the first offer, and of the first question) that lead somewhere else.
 */
export function hostileWords({ products, people, ...rest }: World): World {
  const [first, ...others] = hostile(products, '') as World['products']
  const persons = Object.entries(people).map(([id, person]) => {
    const { quotes, queries, ...all } = person
    const [asked, ...more] = hostile(queries, '') as typeof queries
    return [
      id,
      {
        ...(hostile(all, '') as typeof all),
        // By id: no key of theirs is the provider's.
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
