import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** The colour of the page in each theme (src/ui/themes.css). */
function papers(root: string): Record<string, string> {
  const css = readFileSync(join(root, 'src/ui/themes.css'), 'utf8')
  const blocks = css.matchAll(/:root(?:\[data-theme='(\w+)'\])? \{[^}]*--paper: (#\w+)/g)
  return Object.fromEntries([...blocks].map(([, theme = 'light', paper = '']) => [theme, paper]))
}

/** Puts the theme and the size of the text into every page (boot/inline-scripts.ts). */
export function themePage(applyDisplay: (papers: Record<string, string>) => void): Plugin {
  let root = ''
  return {
    name: 'theme-page',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler() {
        const given = JSON.stringify(papers(root))
        const { code } = minifySync('theme.js', `(${applyDisplay.toString()})(${given})`)
        return [{ tag: 'script', children: code.trim().replace(/;$/, ''), injectTo: 'head' }]
      },
    },
  }
}
