import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as boot from '@/boot/prerender'
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

/** What `src/boot/prerender.tsx` is, built for Node. */
type Prerender = typeof boot
type Page = Parameters<Prerender['startAfterFirstFrame']>[0]
type ShellPage = Parameters<Prerender['fetchAhead']>[0]

/** A route and the modules it loads beyond the entry (scripts/size-routes.mjs). */
interface RouteModules {
  route: string
  modules: string[]
}

const SOURCE = 'src/boot/prerender.tsx'

/** Builds the prerendering side of the app for Node, and hands it to `work`: its parts are fetched meanwhile. */
async function withApp(config: ResolvedConfig, work: (app: Prerender) => Promise<void>) {
  const cache = join(config.root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'prerender-'))
  try {
    await build({
      configFile: config.configFile ?? false,
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      // One copy of React, the one that renders; axios is never called here.
      ssr: { noExternal: true, external: ['react', 'react-dom', 'axios'] },
      build: { ssr: SOURCE, outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
    })
    await work((await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

/** The files of the chunks made for these modules and of all they import, the entry's own left out. */
function scriptsOf(bundle: Rolldown.OutputBundle, root: string, modules: string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const follow = (file: string) => {
    const chunk = byFile.get(file)
    if (!chunk || chunk.isEntry || reached.has(file)) return
    reached.add(file)
    for (const imported of chunk.imports) follow(imported)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module))
    if (!chunk) throw new Error(`The build holds no chunk of ${module}.`)
    follow(chunk.fileName)
  }
  return [...reached].map((file) => `/${file}`)
}

/** A function as a script in the page, called with these values; a function among them stands for itself, too. */
function inline(work: (...values: never[]) => void, ...values: unknown[]): string {
  const given = values
    .map((value) =>
      typeof value === 'function'
        ? String(value)
        : JSON.stringify(value).replaceAll('<', '\\u003C'),
    )
    .join()
  const { code } = minifySync('inline.js', `(${work.toString()})(${given})`)
  return `<script>${code.trim().replace(/;$/, '')}</script>`
}

/** Cuts `pattern` out of the page. Throws where the page has no such thing: then Vite writes it in another way now. */
function cut(page: string, pattern: RegExp): [rest: string, match: RegExpExecArray] {
  const match = pattern.exec(page)
  if (!match) throw new Error(`index.html holds nothing like ${pattern.source}`)
  return [page.replace(match[0], ''), match]
}

/** The page's frame: what is the same in every page, and where things go. */
function frameOf(folder: string) {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const [withoutScript, [, entry = '']] = cut(
    built,
    /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/,
  )
  const [rest, [, css = '']] = cut(
    withoutScript,
    /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/,
  )
  const style = `<style>${readFileSync(join(folder, css), 'utf8').trim()}</style>`
  const [, [, appName = '']] = cut(rest, /<title>([^<]*)<\/title>/)

  interface Parts {
    title?: string | undefined
    head: string
    root: string
    end?: string
  }
  return {
    entry,
    appName,
    page: ({ title, head, root, end = '' }: Parts) =>
      rest
        .replace(
          /<title>[^<]*<\/title>/,
          () => `<title>${title ? `${title} · ` : ''}${appName}</title>`,
        )
        .replace('</head>', () => `  ${style}\n    ${head}\n  </head>`)
        .replace('<div id="root"></div>', () => `${root}${end}`),
  }
}

/**
 * Writes the pages that stand before any script: the visitor's pages whole, and `spa.html`, the shell with a skeleton for
 * every other route (the host's answer for a path that is no file). The app begins after the first frame (docs/decisions.md).
 */
export function prerender(table: readonly RouteModules[]): Plugin {
  let config: ResolvedConfig

  async function writePages(
    app: Prerender,
    folder: string,
    bundle: Rolldown.OutputBundle,
  ): Promise<void> {
    const frame = frameOf(folder)
    const scripts = (path: string) =>
      scriptsOf(bundle, config.root, table.find(({ route }) => route === path)?.modules ?? [])
    const page: Page = { userKey: app.userKey, entry: frame.entry }

    for (const path of app.publicPaths) {
      const html = await app.pageOf(path)
      const isLanding = path === app.paths.landing
      const title = isLanding ? undefined : /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]
      const file = isLanding ? 'index.html' : `${path.slice(1)}.html`
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      const head = [
        ...(isLanding ? [inline(app.sendHome, app.userKey, app.paths.home)] : []),
        inline(app.startAfterFirstFrame, { ...page, scripts: scripts(path) }),
      ]
      const root = `<div id="root" data-page="${path}">${html}</div>`
      writeFileSync(join(folder, file), frame.page({ title, head: head.join(''), root }))
    }

    const all = [...new Set(app.shellRoutes.flatMap(({ path }) => scripts(path)))]
    const shell: ShellPage = {
      ...page,
      apiHost: app.env.apiHost,
      landing: app.paths.landing,
      scripts: all,
      routes: app.shellRoutes.map(({ path, ...route }) => ({
        ...route,
        scripts: scripts(path).map((script) => all.indexOf(script)),
        // The provider inside the page is not there yet when these would go out.
        reads: app.env.mock ? [] : route.reads,
      })),
    }
    const templates = (await app.shells()).map(
      ({ id, html }) => `<template id="${id}">${html}</template>`,
    )
    const head = inline(app.startAfterFirstFrame, page) + inline(app.fetchAhead, shell)
    const end = `\n    ${templates.join('')}${inline(app.showSkeleton, shell)}`
    writeFileSync(
      join(folder, 'spa.html'),
      frame.page({ head, root: '<div id="root"></div>', end }),
    )
  }

  return {
    name: 'prerender',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: (options, bundle) =>
        withApp(config, (app) => writePages(app, options.dir ?? config.build.outDir, bundle)),
    },
    /** As a host does it: a file, the same with `.html`, or the shell. */
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?')
        const file = path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`
        if (extname(path) === '') {
          const page = existsSync(join(folder, file)) ? file : '/spa.html'
          request.url = page + (query === undefined ? '' : `?${query}`)
        }
        next()
      })
    },
  }
}
