/** `npm run rules`: rules that oxlint cannot express. */
import { readFileSync, readdirSync } from 'node:fs'
import { refusedImports } from './layers.mjs'

const source = /^src\/.*\.tsx?$/
const code = /^(src|tests|e2e|scripts|build-plugins)\/.*\.(ts|tsx|mjs|css)$/

/** @type {{ files: RegExp, except?: RegExp, pattern: RegExp, message: string }[]} */
const rules = [
  {
    files: source,
    except: /^src\/lib\/clock\.ts$/,
    pattern: /\bnew Date(?:\(\s*\)|(?!\s*\()\b)|(?<![\w.])Date\(\s*\)/,
    message: 'The clock: src/lib/clock.ts alone.',
  },
  {
    files: source,
    except: /^src\/routes\/route-tree\.tsx$/,
    pattern: /\bimport\.meta\.glob\b|\bimport\(\s*[^'"\s]/,
    message: 'The layer rules cannot read this import: name the module in quotes.',
  },
  {
    files: /^src\/.*\.tsx$/,
    pattern: /-\[(?:#|-?[\d.])[^\]\s]*\]|\[#[\da-f]{3,8}\]|\bstyle=\{\{/i,
    message: 'Styling without tokens: use those of tailwind.config.ts.',
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
    message:
      'Slow, as every change of the page is matched: use a class, as src/ui/use-modal.ts does.',
  },
  {
    files: source,
    except: /^src\/ui\/save-file\.ts$/,
    pattern:
      /\.(?:href|src|srcdoc|innerHTML|outerHTML)\s*=[^=]|\binsertAdjacentHTML\b|\bDOMParser\b/,
    message: 'Addresses and markup go through React, which checks them.',
  },
  {
    files: code,
    pattern: /(?:ox|es)lint-disable|@ts-(?:ignore|nocheck)/,
    message: 'Obey the check, do not silence it.',
  },
  {
    files: code,
    pattern: /^(?=.{101})\s*(?:\/[/*]|\* )/,
    message: 'A comment ends at 100 columns.',
  },
  {
    files: /^(tests|e2e)\//,
    pattern: /\b(?:describe|it|test)(?:\.\w+)*\.(?:skip|only|todo|fixme|skipIf|runIf|fails)\b/,
    message: 'Run the test, or delete it.',
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
    message: 'Wait for a condition, or until the page is settled (e2e/support/frames.ts).',
  },
]

const breaches = ['src', 'tests', 'e2e', 'scripts', 'build-plugins']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => code.test(file))
  .flatMap((file) => {
    const applying = rules.filter((rule) => rule.files.test(file) && !rule.except?.test(file))
    const text = readFileSync(file, 'utf8')
    const inLines = text
      .split('\n')
      .flatMap((line, index) =>
        applying
          .filter((rule) => rule.pattern.test(line))
          .map((rule) => `${file}:${index + 1}: ${rule.message}\n    ${line.trim()}`),
      )
    const imports = refusedImports(file, text).map(
      (name) => `${file}: its layer does not import ${name} (scripts/layers.mjs).`,
    )
    return [...inLines, ...imports]
  })
for (const breach of breaches) console.error(breach)
if (breaches.length > 0) process.exitCode = 1
