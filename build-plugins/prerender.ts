import { existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as boot from '@/boot/prerender'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { chunksOf } from './chunks.ts'
import { linkPreview } from './link-preview.ts'
import { inlineCode, type InlineScripts } from './page-scripts.ts'

/** What `src/boot/prerender.tsx` is, built for Node. */
type Prerender = typeof boot
type ShellPage = Parameters<InlineScripts['preloadRoute']>[0]

const SOURCE = 'src/boot/prerender.tsx'
const ENTRY = 'index.html'

/**
 * Builds the prerendering side of the app for Node, and hands it to `work`. Its lazy chunks must be
 * loaded there: the folder is deleted afterwards.
 */
async function withApp(config: ResolvedConfig, work: (app: Prerender) => Promise<void>) {
  const outDir = join(config.root, `node_modules/.cache/prerender-${process.pid}`)
  try {
    await build({
      configFile: config.configFile ?? false,
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      // One copy of React, the one that renders; axios is never called here.
      ssr: { noExternal: true, external: ['react', 'react-dom', 'axios'] },
      build: { ssr: SOURCE, outDir, manifest: false, copyPublicDir: false },
    })
    await work((await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

const inline = (...call: Parameters<typeof inlineCode>) => `<script>${inlineCode(...call)}</script>`

const modulePreload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`

/** A prerendered page is complete without its scripts: they wait for what it shows. */
const yieldScripts = (html: string) =>
  html
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

type Parts = Record<'head' | 'root', string> & {
  title?: string | undefined
  /** For linkPreview. */
  path?: string | undefined
}

/** A template made of the page that Vite has written, with its stylesheet inlined. */
function templateOf(folder: string, publicUrl: string): (parts: Parts) => string {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const [link, css = ''] = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(built) ?? []
  if (link === undefined) throw new Error('index.html has no stylesheet to inline')
  const style = `<style>${readFileSync(join(folder, css), 'utf8').trim()}</style>`
  const [, name = ''] = /<title>([^<]*)/.exec(built) ?? []
  const [, description = ''] = /name="description"\s+content="([^"]+)"/.exec(built) ?? []
  return ({ title, path, head, root }) => {
    const whole = title ? `${title} · ${name}` : name
    const preview = linkPreview({ title: whole, description, publicUrl, path })
    return built
      .replace(/<title>[^<]*<\/title>/, () => `<title>${whole}</title>${preview}`)
      .replace(link, () => style + head)
      .replace('<div id="root"></div>', () => root)
  }
}

/**
 * Writes the prerendered pages: each public page whole, and `spa.html`, the shell with a skeleton
 * for every other route (the host's answer for a path that is no file), which is `404.html` too.
 * `routeModules`: what each route loads beyond the entry.
 */
export function prerender(
  routeModules: ReadonlyMap<string, string[]>,
  scripts: InlineScripts,
): Plugin {
  let config: ResolvedConfig

  async function writePages(
    app: Prerender,
    folder: string,
    bundle: Rolldown.OutputBundle,
  ): Promise<void> {
    const template = templateOf(folder, app.env.publicUrl)
    // The mocked provider has a configuration of its own.
    const fetchConfig = app.env.mock ? '' : inline(scripts.fetchConfig)
    const first = inline(scripts.watchStart) + fetchConfig
    const page = (parts: Parts) => template({ ...parts, head: first + parts.head })
    const { modules, scriptsOf } = chunksOf(bundle, config.root)
    // The page names the entry, and Vite preloads what it imports.
    const ofTheEntry = scriptsOf([ENTRY])
    const scriptsFor = (path: string) =>
      scriptsOf(routeModules.get(path) ?? []).filter((file) => !ofTheEntry.includes(file))

    for (const path of app.publicPaths) {
      const html = await app.pageOf(path)
      const isLanding = path === app.paths.landing
      const title = isLanding ? undefined : /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]
      const file = join(folder, isLanding ? 'index.html' : `${path.slice(1)}.html`)
      const goHome = isLanding ? inline(scripts.sendHome, app.userKey, app.paths.home) : ''
      const head =
        inline(scripts.claimPath, path) +
        goHome +
        inline(scripts.watchComposition) +
        inline(scripts.holdPress) +
        scriptsFor(path).map(modulePreload).join('')
      mkdirSync(dirname(file), { recursive: true })
      const root = `<div id="root" data-page="${path}">${html}</div>`
      // An invitation's link has its code in the query.
      const named = path === app.paths.register ? undefined : path
      writeFileSync(file, yieldScripts(page({ title, path: named, head, root })))
    }

    const all = [...new Set(app.shellRoutes.flatMap(({ path }) => scriptsFor(path)))]
    const shell: ShellPage = {
      userKey: app.userKey,
      landing: app.paths.landing,
      scripts: all,
      routes: app.shellRoutes.map(({ path, ...route }) => ({
        ...route,
        scripts: scriptsFor(path).map((script) => all.indexOf(script)),
        // The mocked provider starts with the app.
        ...(app.env.mock && { reads: [], laterReads: [] }),
      })),
    }
    const templates = [...(await app.shells())].map(
      ([id, html]) => `<template id="${id}">${html}</template>`,
    )
    const root = `<div id="root"></div>${templates.join('')}${inline(scripts.showSkeleton)}`
    // Outside of the script: the policy holds a hash of that.
    const apiHost = `<meta name="api-host" content="${app.env.apiHost}">`
    const html = page({ head: apiHost + inline(scripts.preloadRoute, shell), root })
    // Hosts answer unknown paths with 404.html, GitHub Pages every path that is no file.
    for (const file of ['spa.html', '404.html']) writeFileSync(join(folder, file), html)

    if (!config.build.manifest) return
    // For the size budgets and the end-to-end tests: file names say nothing.
    const routes: Record<string, string[]> = {}
    for (const [route, own] of routeModules) routes[route] = scriptsOf([ENTRY, ...own])
    const chunks = JSON.stringify({ modules, routes })
    writeFileSync(join(folder, '.vite/chunks.json'), chunks)
  }

  return {
    name: 'prerender',
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
    configurePreviewServer({ middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      middlewares.use((request, _response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?')
        const file = pathname === '/' ? '/index.html' : `${pathname.replace(/\/$/, '')}.html`
        if (extname(pathname) === '')
          request.url = existsSync(join(folder, file)) ? file : '/spa.html'
        next()
      })
    },
  }
}
