import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown } from 'vite'

/** The languages that are fetched, and what fetches them. */
const fetched = ['hi', 'mr']
const SET_LOCALE = 'src/text/set-locale.ts'
/** The names of crops and units, which come with either. */
const GLOSSARY = 'src/text/glossary.ts'

/** Puts the choice of the language into every page (boot/inline-scripts.ts), with the scripts that bring its words. */
export function languagePage(chooseLanguage: (scripts: Record<string, string[]>) => void): Plugin {
  let root = ''

  function fileOf(bundle: Rolldown.OutputBundle, module: string): string {
    const chunk = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.moduleIds.includes(module),
    )
    if (!chunk) throw new Error(`The build holds no chunk with ${module}.`)
    return `/${chunk.fileName}`
  }

  return {
    name: 'language-page',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const scripts = fetched.map((language) => [
          language,
          bundle
            ? [
                fileOf(bundle, `\0virtual:words/${language}`),
                fileOf(bundle, join(root, SET_LOCALE)),
                fileOf(bundle, join(root, GLOSSARY)),
              ]
            : [],
        ])
        const given = JSON.stringify(Object.fromEntries(scripts))
        const { code } = minifySync('language.js', `(${chooseLanguage.toString()})(${given})`)
        return [{ tag: 'script', children: code.trim().replace(/;$/, ''), injectTo: 'head' }]
      },
    },
  }
}
