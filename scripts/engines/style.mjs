// @ts-check
/** What a style sheet says that the oldest engines of the list do not understand, and that nothing stands in for. */
import { parse } from 'postcss'
import { data, isTold, isYoung } from './support.mjs'

/** @typedef {import('./support.mjs').Node} Node */

const css = data.css ?? {}
const properties = css.properties ?? {}
const types = css.types ?? {}
const selectors = css.selectors ?? {}
const atRules = css['at-rules'] ?? {}

/** @type {Record<string, string>} */
const kindsOfUnits = { d: 'dynamic', l: 'large', s: 'small' }

/** @param {string} unit */
function unitNode(unit) {
  const [, kind] = /^([dls])v(?:h|w|i|b|min|max)$/.exec(unit) ?? []
  const lengths = types.length ?? {}
  if (kind) return lengths[`viewport_percentage_units_${kindsOfUnits[kind]}`]
  return unit.startsWith('cq') ? lengths.container_query_length_units : lengths[unit]
}

/** A function is described by itself, or below the kind of thing that it gives. @param {string} name */
const functionNode = (name) =>
  types[name] ??
  Object.values(types)
    .map((type) => type[name])
    .find(isTold)

/**
 * @param {string} property
 * @param {string} value
 */
function youngInValue(property, value) {
  const bare = value.replace(/(["']).*?\1|url\([^)]*\)|#[\da-f]+/gi, ' ')
  const found = []
  for (const [, unit = ''] of bare.matchAll(/(?<![\w-])[+-]?(?:\d+\.?\d*|\.\d+)([a-z]+)/gi))
    if (isYoung(unitNode(unit))) found.push(unit)
  for (const [, name = ''] of bare.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi))
    if (isYoung(functionNode(name))) found.push(`${name}()`)
  const words = bare.replace(/[\w-]+\(.*\)/g, ' ').split(/[\s,/]+/)
  for (const word of words)
    if (/^[a-z-]+$/.test(word) && isYoung(properties[property]?.[word]))
      found.push(`${property}: ${word}`)
  return found
}

/** @param {string} selector */
function youngInSelector(selector) {
  const bare = selector.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, ' ')
  const names = [...bare.matchAll(/::?([a-z-]+)/g)].map(([pseudo, name = '']) => ({ pseudo, name }))
  return [
    ...names.filter(({ name }) => isYoung(selectors[name])).map(({ pseudo }) => pseudo),
    ...(bare.includes('&') ? ['&'] : []),
  ]
}

/** What of it an `@supports` around asks for. @param {import('postcss').Node} node */
function conditionsAround(node) {
  let conditions = ''
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === 'atrule' && 'name' in outer && outer.name === 'supports')
      conditions += ` ${'params' in outer ? String(outer.params) : ''}`
  return conditions
}

/** An earlier one of the same name, with nothing young in it, is what an old engine keeps. @param {import('postcss').Declaration} declaration */
function hasFallback(declaration) {
  const all = declaration.parent?.nodes ?? []
  return all
    .slice(0, all.indexOf(declaration))
    .some(
      (other) =>
        other.type === 'decl' &&
        other.prop.replace(/^-(?:webkit|moz)-/, '') === declaration.prop &&
        youngInValue(other.prop, other.value).length === 0,
    )
}

/**
 * Each thing once: `dvh`, `color-mix()`, `:has`, `translate`, `@starting-style`, `text-wrap: balance`.
 * @param {string} source
 */
export function youngInStyle(source) {
  /** @type {Set<string>} */
  const found = new Set()
  parse(source).walk((node) => {
    if (conditionsAround(node)) return
    if (node.type === 'decl' && !node.prop.startsWith('--') && !hasFallback(node)) {
      if (isYoung(properties[node.prop])) found.add(node.prop)
      for (const young of youngInValue(node.prop, node.value)) found.add(young)
    }
    if (node.type === 'rule') for (const young of youngInSelector(node.selector)) found.add(young)
    if (node.type === 'atrule') {
      if (isYoung(atRules[node.name])) found.add(`@${node.name}`)
      if (node.name === 'media' && /[<>]/.test(node.params)) found.add('@media with < or >')
      const [, feature = ''] = /\(([a-z-]+)/.exec(node.params) ?? []
      if (node.name === 'media' && isYoung(atRules.media?.[feature]))
        found.add(`@media (${feature})`)
    }
  })
  return [...found]
}
