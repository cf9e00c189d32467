import type { World } from './world'

/** Runs or changes the page if it is ever treated as more than text. */
const MARKUP =
  '<img src=x onerror="hurt=1"><script>hurt=1</script><b>bold</b>"><svg onload=hurt=1>javascript:hurt=1 {{7*7}} ${7*7} \u202Egpj.exe'

/** Fields with free text. */
const FREE_TEXT =
  /name$|^addressLine|^(?:sellO|o)rderId$|^(?:city|color|message|rejectionReason|subject|unit)$/i

/** Keys that pollute prototypes if objects are merged carelessly. */
const poison = JSON.parse(
  '{"__proto__":{"hurt":true,"isSold":true},"constructor":{"prototype":{"hurt":true}}}',
) as object

/** The value with markup in its texts and hostile keys in its objects. */
function hostile<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (name, inside: unknown) => {
    if (typeof inside === 'string') return FREE_TEXT.test(name) ? `${inside} ${MARKUP}` : inside
    if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) return inside
    return { ...inside, ...poison }
  }) as Value
}

/** An id that changes path, query and fragment when it is not encoded. */
export const HOSTILE_ID = '../..?a=1#<b>'

/** The world with markup in every text, `__proto__` keys, and ids that break URLs. */
export function hostileWords(world: World): World {
  const products = hostile(world.products)
  // Keyed by user id: the map itself gets no hostile keys.
  const people = Object.entries(world.people).map(([id, person]) => [id, hostile(person)] as const)
  Object.assign(products[0] ?? {}, { sku: HOSTILE_ID })
  for (const [, { queries }] of people)
    Object.assign(queries[0] ?? {}, { qno: HOSTILE_ID, status: MARKUP })
  return { ...world, products, people: Object.fromEntries(people) }
}
