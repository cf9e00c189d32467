import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { parseSync, type Plugin, Visitor } from 'vite'

type Messages = { [key: string]: string | Messages }

/**
 * `virtual:words/en/cart`: the English texts of a namespace; `virtual:words/hi`: all Hindi texts.
 */
const prefix = 'virtual:words/'

function compileAll(messages: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileAll(value),
    ]),
  )
}

/** All texts of a language, in English where it has none: a gap must not break the app. */
function withEnglish(english: Messages, other: Messages): Messages {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = other[key]
      if (typeof value === 'string') return [key, own ?? value]
      return [key, withEnglish(value, typeof own === 'object' ? own : {})]
    }),
  )
}

/** The namespaces that a module passes to `useText`. Throws for one that is not a literal. */
export function namespacesOf(file: string, source: string): string[] {
  const found = new Set<string>()
  new Visitor({
    CallExpression({ callee, arguments: [namespace] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useText') return
      if (namespace?.type !== 'Literal' || typeof namespace.value !== 'string')
        throw new Error(
          `${file}: useText takes its namespace as a literal, so that its texts are bundled.`,
        )
      found.add(namespace.value)
    },
  }).visit(parseSync(file, source).program)
  return [...found]
}

/**
 * Compiles the texts of `<textFolder>/<language>.json`, so that browsers need no message parser,
 * and splits them by namespace: a module that calls `useText('cart')` imports the English texts of
 * `cart`, which so load with it. Another language is one module.
 */
export function compiledMessages(textFolder = join(import.meta.dirname, '../src/text')): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:words\// },
      handler(id) {
        const [, language = '', namespace] = id.split('/')
        const file = join(textFolder, `${language}.json`)
        const read = (path: string) => {
          this.addWatchFile(path)
          return JSON.parse(readFileSync(path, 'utf8')) as Messages
        }
        const all = read(file)
        if (namespace === undefined) {
          const whole = withEnglish(read(join(textFolder, 'en.json')), all)
          return `export const words = ${JSON.stringify(compileAll(whole))}`
        }
        const words = Object.hasOwn(all, namespace) ? all[namespace] : undefined
        if (typeof words !== 'object') return this.error(`${file} has no words for ${namespace}`)
        return `import { words } from '@/text/words'\nwords.${namespace} = ${JSON.stringify(compileAll(words))}`
      },
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.tsx?(?:\?|$)/, code: /\buseText\(/ },
      handler(source, id) {
        const imports = namespacesOf(id.split('?')[0] ?? id, source).map(
          (name) => `import '${prefix}en/${name}';`,
        )
        // Before the first line, so that line numbers stay.
        return { code: imports.join('') + source, map: null }
      },
    },
    hotUpdate({ file }) {
      if (!file.startsWith(textFolder.replaceAll('\\', '/')) || !file.endsWith('.json')) return
      const graph = this.environment.moduleGraph
      for (const module of graph.idToModuleMap.values())
        if (module.id?.startsWith(`\0${prefix}`)) graph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
