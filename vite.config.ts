import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { chunkGroups } from './build-plugins/chunk-groups.ts'
import { compiledMessages } from './build-plugins/compiled-messages.ts'
import { hostFiles } from './build-plugins/host-files.ts'
import { installable } from './build-plugins/installable.ts'
import { mockAssets } from './build-plugins/mock-assets.ts'
import { pageScripts } from './build-plugins/page-scripts.ts'
import { precompress } from './build-plugins/precompress.ts'
import { prerender } from './build-plugins/prerender.ts'
import { isVariable, readEnv } from './src/config/env-schema.ts'
import * as inlineScripts from './src/boot/inline-scripts.ts'
import * as shellScripts from './src/boot/shell-scripts.ts'
import { demoEnv } from './src/mocks/demo-env.ts'
import { becomePhone } from './src/mocks/phone.ts'
import { landingModules, modulesOf, screens } from './src/routes/screens.ts'
import { languages } from './src/text/languages.ts'

/** The variables of the environment and .env files. With mocks, absent ones get demo values. */
function readVariables(mode: string, command: 'build' | 'serve') {
  const given = loadEnv(mode, import.meta.dirname, 'VITE_')
  const mock = given.VITE_MOCK || (mode === 'demo' || command === 'serve' ? 'on' : 'off')
  if (mock !== 'on') return { ...given, VITE_MOCK: mock, VITE_DEMO_ACCOUNTS: '', VITE_DEMO_OTP: '' }
  const filled = Object.entries(demoEnv).filter(([name]) => !given[name]?.trim())
  return { ...given, ...Object.fromEntries(filled), VITE_MOCK: mock }
}

/** The modules of each route beyond the entry, by its path. */
const routeModules = new Map<string, string[]>([
  ['/', landingModules],
  ...Object.values(screens).map((screen) => [screen.path, modulesOf(screen)] as const),
])

const scripts = { ...inlineScripts, ...shellScripts }

/** The longest tests. */
const explorations = 'tests/exploration/*.test.ts'

/** Tests that need no DOM. */
const pureTests = [
  'tests/{lib,config}/*.test.ts',
  'tests/{domain,text,tooling}/**/*.test.ts',
  'tests/api/{cart/changes,submission/{slow,submission},*-reading,lock,offline-fields}.test.ts',
  'tests/{features/{form-schemas,quotes/sold-to},mocks/scenarios,ui/compact-orders}.test.ts',
  'e2e/controls.test.ts',
]

/** Tests that replace modules or add globals run by themselves. */
const isolatedTests = ['tests/**/*.isolated.test.{ts,tsx}']

/** It starts commands, for many seconds each: nightly. */
const commandTests = process.env.NIGHTLY ? [] : ['tests/tooling/contract.test.ts']

export default defineConfig(({ mode, command, isPreview, isSsrBuild }) => {
  const variables = readVariables(mode, command)
  const env = readEnv(variables)
  return {
    plugins: [
      {
        name: 'app-name',
        transformIndexHtml: (html) => html.replaceAll('%APP_NAME%', env.appName),
      },
      compiledMessages(),
      ...(isSsrBuild ? [] : [pageScripts(scripts)]),
      react(),
      // Its optimizer targets newer browsers: it would remove `vh` before `dvh`.
      tailwindcss({ optimize: false }),
      ...(env.mock && !isPreview && !isSsrBuild ? [mockAssets(becomePhone)] : []),
      // To compare with (docs/performance.md): what the app would be without prerendering.
      ...(isSsrBuild || mode === 'plain' ? [] : [prerender(routeModules, scripts)]),
      ...(isSsrBuild ? [] : [hostFiles(env, [...routeModules.keys()])]),
      ...(env.mock || isSsrBuild ? [] : installable(env.appName)),
      ...(isSsrBuild ? [] : [precompress()]),
    ],
    resolve: {
      alias: {
        '@': `${import.meta.dirname}/src`,
        '@tests': `${import.meta.dirname}/tests`,
        '@scripts': `${import.meta.dirname}/scripts`,
        '@build-plugins': `${import.meta.dirname}/build-plugins`,
        'use-intl/format-message': 'use-intl/format-message/format-only',
      },
    },
    define: {
      __ENV__: JSON.stringify(env),
      __VARIABLES__: JSON.stringify(
        Object.fromEntries(Object.entries(variables).filter(([name]) => isVariable(name))),
      ),
      __MOCK__: JSON.stringify(env.mock),
      __VERSION__: JSON.stringify(packageJson.version),
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      target: browserslistToEsbuild(),
      sourcemap: false,
      // Browsers without module preload only load a little later.
      modulePreload: { polyfill: false },
      // Every page has all CSS inline (build-plugins/prerender.ts).
      cssCodeSplit: false,
      ...(!isSsrBuild && {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: chunkGroups(
                import.meta.dirname,
                Object.values(screens).map((screen) => ({
                  ...screen,
                  modules: modulesOf(screen),
                })),
              ),
            },
            // Chunks name one another: long names would weigh 1 kB on every route. Scripts find them by
            // the build's manifest (scripts/build.mjs), the service worker languages by their names.
            hashCharacters: 'base36',
            chunkFileNames: ({ name }) =>
              name in languages ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          },
        },
      }),
    },
    test: {
      // By default Vitest leaves a core free.
      maxWorkers: '100%',
      // Short-lived objects fill the default of 16 MB many times a second.
      execArgv: ['--max-semi-space-size=64'],
      // Files share a worker's DOM and modules: tests clean up after themselves (tests/setup.ts).
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      silent: 'passed-only',
      // The alias above applies to inlined packages only.
      server: { deps: { inline: ['use-intl'] } },
      coverage: {
        include: ['src/**/*.{ts,tsx}'],
        // The mocked provider is a tool of tests.
        exclude: ['src/mocks/**'],
        reportsDirectory: '.build/reports/coverage',
        reporter: ['text-summary', 'html', 'json-summary'],
        // Branches that are left are fallbacks that only the types ask for.
        thresholds: { lines: 90, 'src/domain/**/*.ts': { branches: 98 } },
      },
      // They run in the order of their names.
      projects: [
        {
          extends: true,
          test: { name: 'all orders', environment: 'node', isolate: true, include: [explorations] },
        },
        {
          extends: true,
          test: {
            name: 'pure',
            environment: 'node',
            include: pureTests,
            exclude: [...commandTests, ...isolatedTests],
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...pureTests, ...isolatedTests, explorations],
            setupFiles: ['./tests/setup.ts'],
            // Longer than a single wait of Testing Library (tests/setup.ts).
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            environment: 'jsdom',
            include: isolatedTests,
            exclude: [explorations],
            isolate: true,
            setupFiles: ['./tests/setup.ts'],
            testTimeout: 60_000,
          },
        },
      ],
    },
  }
})
