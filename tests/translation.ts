/**
 * A browser that translates a page puts each text into elements of its own (`<font>`), which
 * detaches the text nodes that React holds. Then React cannot change one (old words stay), remove
 * one or insert before one (both throw). A text alone in its element is safe: React sets it by the
 * element.
 */
const changed = new Set<string>()
let watched: Node | undefined

interface Fiber {
  type: unknown
  return: Fiber | null
}

/** React marks the text nodes it holds: beside other nodes, or rendered without an element. */
function fiberOf(node: Node): Fiber | undefined {
  if (node.nodeType !== Node.TEXT_NODE) return undefined
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'))
  return key === undefined ? undefined : (Reflect.get(node, key) as Fiber)
}

function nameOf({ type }: Fiber): string {
  if (typeof type === 'function') return type.name
  return typeof type === 'string' ? type : ''
}

function note(what: string, node: Node | null): void {
  const fiber = node && fiberOf(node)
  if (!fiber) return
  const path: string[] = []
  for (let each = fiber.return; each && path.length < 8; each = each.return) {
    const name = nameOf(each)
    if (name) path.unshift(name)
  }
  changed.add(`${what} “${node.nodeValue ?? ''}” in ${path.join(' > ')}`)
}

/** From here on each change of a text node is noted that a translated page would not survive. */
export function watchTexts(): void {
  // Test files share the page of their worker.
  if (watched === Node.prototype) return
  watched = Node.prototype
  const { insertBefore, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  if (!value?.set) throw new Error('nodeValue has no setter')
  const { set } = value
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    note('Insert before', before)
    return insertBefore.call(this, node, before) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    note('Remove', node)
    return removeChild.call(this, node) as T
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      note('Change', this)
      set.call(this, text)
    },
  })
}

/** Throws what was noted in this test, and clears it. */
export function checkTexts(): void {
  const notes = [...changed]
  changed.clear()
  if (notes.length > 0)
    throw new Error(`Give these texts an element of their own:\n${notes.join('\n')}`)
}
