import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as inlineScripts from '@/boot/inline-scripts'
import type * as shellScripts from '@/boot/shell-scripts'
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { chunksOf } from './chunks.ts'

export type InlineScripts = typeof inlineScripts & typeof shellScripts

/** The code that calls a function with these values. The function uses nothing from outside. */
export function inlineCode(work: (...values: never[]) => void, ...values: unknown[]): string {
  const given = values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003C')).join()
  const { code } = minifySync('inline.js', `(${work.toString()})(${given})`)
  return code.trim().replace(/;$/, '')
}

const root = join(import.meta.dirname, '..')

/** The colour of the page in each theme. */
function themeColours(): Record<string, string> {
  const css = readFileSync(join(root, 'src/ui/themes.css'), 'utf8')
  const blocks = css.matchAll(/:root(?:\[data-theme='(\w+)'\])? \{[^}]*--paper: (#\w+)/g)
  return Object.fromEntries([...blocks].map(([, theme = 'light', paper = '']) => [theme, paper]))
}

/** What each language but English loads. Nothing is bundled in development. */
function languageScripts(bundle?: Rolldown.OutputBundle) {
  const scriptsOf = (language: string) => {
    if (!bundle) return []
    const modules = [`src/text/${language}.json`, 'src/text/glossary.ts']
    return chunksOf(bundle, root).scriptsOf(modules)
  }
  return { hi: scriptsOf('hi'), mr: scriptsOf('mr') }
}

/** Puts the scripts that set theme, text size and language into every page. */
export const pageScripts = ({ applyDisplay, chooseLanguage }: InlineScripts): Plugin => ({
  name: 'page-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      [
        inlineCode(applyDisplay, themeColours()),
        inlineCode(chooseLanguage, languageScripts(bundle)),
      ].map((children) => ({ tag: 'script', children, injectTo: 'head' })),
  },
})
