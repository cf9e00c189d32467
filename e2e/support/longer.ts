import { readFileSync } from 'node:fs'
import { root } from '@scripts/build-folders.mjs'
import compile from 'icu-minify/compile'

type Messages = { [key: string]: string | Messages }

/** Each word some 40 % longer: how German or Tamil would be. */
const stretch = (text: string) =>
  text.replace(/[A-Za-z]{2,}/g, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)))

/** What is read of a compiled message, stretched; names of arguments, tags and choices stay. */
function stretched(node: unknown): unknown {
  if (typeof node === 'string') return stretch(node)
  if (!Array.isArray(node)) return node
  const [name, kind, options] = node as unknown[]
  if (typeof name !== 'string') return node
  if (typeof kind === 'number' && typeof options === 'object' && options)
    return [
      name,
      kind,
      Object.fromEntries(Object.entries(options).map(([key, inside]) => [key, all(inside)])),
    ]
  return [name, ...node.slice(1).map(stretched)]
}

const all = (nodes: unknown): unknown =>
  Array.isArray(nodes) ? nodes.map(stretched) : stretched(nodes)

const longer = (messages: Messages): unknown =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? all(compile(value)) : longer(value),
    ]),
  )

/** A language of longer English, in the place of another one's script. Tests only. */
export function longerWords(): string {
  const english = JSON.parse(readFileSync(`${root}/src/text/en.json`, 'utf8')) as Messages
  return `export const words = ${JSON.stringify(longer(english))}`
}
