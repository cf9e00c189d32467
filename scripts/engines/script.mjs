// @ts-check
/** What a script calls that the oldest engines of the list do not have. */
import { parse } from 'acorn'
import { full } from 'acorn-walk'
import { data, isCommon, isTold, isYoung, partsOf } from './support.mjs'

/** @typedef {import('./support.mjs').Node} Node */
/** @typedef {import('acorn').AnyNode} Syntax */

/** The newest year of the language that Chrome 100, Safari 16.0 and Firefox 102 know, but for what `youngSyntax` refuses. */
const YEAR = 2022

const builtins = data.javascript?.builtins ?? {}
const interfaces = data.api ?? {}

/**
 * Names that belong to something of which no interface has a version old enough. A name that any old interface has as well
 * (`filter`: of arrays, and of iterators) cannot be told apart here.
 * @type {Set<string>}
 */
const youngMembers = (() => {
  /** @type {Map<string, boolean>} */
  const known = new Map()
  /** @type {Set<string>} */
  const common = new Set()
  for (const [, owner] of [...Object.entries(interfaces), ...Object.entries(builtins)])
    for (const [name, node] of partsOf(owner)) {
      if (name.endsWith('_event') || name.endsWith('_static')) continue
      if (isCommon(node)) common.add(name)
      known.set(name, (known.get(name) ?? false) || (!isYoung(node) && !isYoung(owner)))
    }
  return new Set(
    [...known].filter(([name, isOld]) => !isOld && common.has(name)).map(([name]) => name),
  )
})()

/** @param {string} name Of something that a page or a worker has without saying where from. */
function isYoungGlobal(name) {
  const places = [
    Object.hasOwn(builtins, name) ? builtins[name] : undefined,
    Object.hasOwn(interfaces, name) ? interfaces[name] : undefined,
    interfaces.Window?.[name],
    interfaces.WorkerGlobalScope?.[name],
    interfaces.ServiceWorkerGlobalScope?.[name],
  ].filter(isTold)
  return places.length > 0 && places.every(isYoung)
}

/**
 * @param {string} owner `AbortSignal` of `AbortSignal.any`.
 * @param {string} name
 */
function isYoungStatic(owner, name) {
  const api = Object.hasOwn(interfaces, owner) ? interfaces[owner] : undefined
  const builtin = Object.hasOwn(builtins, owner) ? builtins[owner] : undefined
  return isYoung(api?.[`${name}_static`]) || isYoung(builtin?.[name])
}

/** Iterators have them since Chrome 122; the name alone says nothing, where it is called does. */
const ofIterators = new Set(Object.keys(builtins.Iterator ?? {}))
const givesIterator = new Set(['entries', 'keys', 'values', 'matchAll'])

/** @param {Syntax} node */
const nameOf = (node) =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined

/** @param {Syntax} node */
function youngSyntax(node) {
  if (node.type === 'StaticBlock') return ['static { } in a class']
  if (node.type !== 'Literal' || !('regex' in node) || !node.regex) return []
  return /\(\?<[=!]/.test(node.regex.pattern) ? ['(?<= ) in an expression'] : []
}

/**
 * What a node asks of a thing it takes to be there: the `x.name` of `x.name()` and of `x.name.more`. `x.name?.()` asks first.
 * @param {Syntax} node
 */
function taken(node) {
  if (node.type === 'CallExpression') return node.optional ? undefined : node.callee
  if (node.type === 'NewExpression') return node.callee
  if (node.type === 'MemberExpression') return node.optional ? undefined : node.object
  return undefined
}

/**
 * Whether something before it was asked for: `window.trustedTypes?.createPolicy()`.
 * @param {Syntax} node
 * @returns {boolean}
 */
function isAsked(node) {
  if (node.type === 'CallExpression') return node.optional || isAsked(node.callee)
  return node.type === 'MemberExpression' && (node.optional || isAsked(node.object))
}

/** @param {Syntax} node */
function youngTaken(node) {
  const member = taken(node)
  if (member?.type !== 'MemberExpression' || isAsked(member)) return []
  if (member.object.type === 'ThisExpression') return []
  const name = nameOf(member)
  if (name === undefined) return []
  const { object } = member
  const from = object.type === 'CallExpression' ? nameOf(object.callee) : undefined
  const isArray = object.type === 'CallExpression' && ofObject(object.callee)
  if (from && givesIterator.has(from) && !isArray && ofIterators.has(name))
    return [`.${from}().${name}`]
  return youngMembers.has(name) ? [`.${name}`] : []
}

/** `Object.keys` and its like give arrays. @param {Syntax} node */
const ofObject = (node) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === 'Object'

/**
 * @param {Syntax} node
 * @param {Set<string>} own Names the script itself gives.
 */
function youngStatic(node, own) {
  const name = nameOf(node)
  if (name === undefined || node.type !== 'MemberExpression') return []
  const { object } = node
  if (object.type !== 'Identifier' || own.has(object.name)) return []
  return isYoungStatic(object.name, name) ? [`${object.name}.${name}`] : []
}

/**
 * The names that `source` gives to things of its own.
 * @param {Syntax} tree
 */
function ownNames(tree) {
  /** @type {Set<string>} */
  const own = new Set()
  full(tree, (node, _, type) => {
    if (type === 'VariablePattern' && node.type === 'Identifier') own.add(node.name)
    if ('id' in node && node.id?.type === 'Identifier') own.add(node.id.name)
    if ('local' in node && node.local?.type === 'Identifier') own.add(node.local.name)
  })
  return own
}

/**
 * Each thing once: `AbortSignal.any`, `.toSorted`, `ViewTransition`.
 * @param {string} source
 * @param {'module' | 'script'} sourceType
 */
export function youngInScript(source, sourceType = 'module') {
  const tree = parse(source, { ecmaVersion: YEAR, sourceType })
  const own = ownNames(tree)
  /** @type {Set<string>} */
  const found = new Set()
  full(tree, (node, _, type) => {
    const here = [...youngSyntax(node), ...youngStatic(node, own), ...youngTaken(node)]
    for (const name of here) found.add(name)
    if (type === 'Identifier' && node.type === 'Identifier' && !own.has(node.name))
      if (isYoungGlobal(node.name)) found.add(node.name)
  })
  return [...found]
}
