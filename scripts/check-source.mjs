// @ts-check
/** Rules that oxlint cannot express. `npm run rules` runs it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isMain } from './is-main.mjs'

const source = /^src\/.*\.tsx?$/
const code = /^(src|tests|e2e|scripts|build-plugins)\/.*\.(ts|tsx|mjs|css)$/

/** @type {{ files: RegExp, except?: RegExp, pattern: RegExp, message: string }[]} */
const rules = [
  {
    files: source,
    except: /^src\/clock\.ts$/,
    pattern: /\bnew Date(?:\(\s*\)|(?!\s*\()\b)|(?<![\w.])Date\(\s*\)/,
    message: 'The clock: src/clock.ts alone.',
  },
  {
    files: source,
    except: /^src\/app\/routes\.ts$/,
    pattern: /\bimport\.meta\.glob\b|\bimport\(\s*[^'"\s]/,
    message: 'An import the layer rules cannot read: name the module in quotes.',
  },
  {
    files: /^src\/.*\.tsx$/,
    pattern: /-\[(?:#|-?[\d.])[^\]\s]*\]|\[#[\da-f]{3,8}\]|\bstyle=\{\{/i,
    message: 'Styling outside the tokens: tailwind.config.ts is their one home.',
  },
  {
    files: /^src\/.*\.tsx$/,
    except: /^src\/ui\/OutsideLink\.tsx$/,
    pattern: /<a\b/,
    message:
      'Use Link of react-router-dom, or src/ui/OutsideLink.tsx, which refuses script addresses.',
  },
  {
    files: /^src\/.*\.(?:css|tsx)$/,
    pattern: /:has\(|\bhas-\[/,
    message: 'Asked anew with every change of the page: src/ui/set-root-class.ts, or a class.',
  },
  {
    files: source,
    except: /^src\/ui\/save-file\.ts$/,
    pattern:
      /\.(?:href|src|srcdoc|innerHTML|outerHTML)\s*=[^=]|\binsertAdjacentHTML\b|\bDOMParser\b/,
    message: 'An address or markup written past React: nothing there would look at it.',
  },
  {
    files: code,
    pattern: /(?:ox|es)lint-disable|@ts-(?:ignore|nocheck)/,
    message: 'A check is obeyed, not silenced.',
  },
  {
    files: /^(tests|e2e)\//,
    pattern: /\b(?:describe|it|test)(?:\.\w+)*\.(?:skip|only|todo|fixme|skipIf|runIf|fails)\b/,
    message: 'A test runs, or it is not there.',
  },
  {
    files: /^tests\/(?!setup\.ts$)/,
    except: /\.isolated\.test\.tsx?$/,
    pattern: /\bvi\.(?:doMock|mock|resetModules)\(|'fake-indexeddb\/auto'/,
    message:
      'Other files share its modules and globals: name it *.isolated.test.ts (vite.config.ts).',
  },
  {
    files: /^(tests|e2e)\//,
    pattern: /\bwaitForTimeout\b/,
    message: 'A journey waits for what it means, or until it is settled (e2e/support/frames.ts).',
  },
]

/** What is longer has more than one thing in it, or says something twice. */
const MOST_LINES = 300

/**
 * What breaks a house rule in one file, by its path from the project's root with forward slashes.
 * @param {string} file
 * @param {string} text
 */
export function findBreaches(file, text) {
  if (!code.test(file)) return []
  const applying = rules.filter((rule) => rule.files.test(file) && !rule.except?.test(file))
  const lines = text.replace(/\n$/, '').split('\n')
  const tooLong =
    lines.length > MOST_LINES
      ? [`${file}:${MOST_LINES + 1}: A file ends before this line: it has ${lines.length}.`]
      : []
  return tooLong.concat(
    lines.flatMap((line, index) =>
      applying
        .filter((rule) => rule.pattern.test(line))
        .map((rule) => `${file}:${index + 1}: ${rule.message}\n    ${line.trim()}`),
    ),
  )
}

/** @param {string} root */
export function checkSource(root) {
  return ['src', 'tests', 'e2e', 'scripts', 'build-plugins']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      return findBreaches(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))
    })
}

if (isMain(import.meta)) {
  const breaches = checkSource(process.cwd())
  for (const breach of breaches) console.error(breach)
  if (breaches.length > 0) process.exitCode = 1
}
