/**
 * Part of `npm run rules`: fails when the app uses a Web API or built-in that the oldest browsers
 * of `browserslist` (package.json) lack, by MDN's data and TypeScript's types. Takes the
 * tsconfig.json files to check.
 */
import { relative } from 'node:path'
import {
  type Identifier,
  isIdentifier,
  isPropertyAccessExpression,
  isTypeNode,
  type Node,
} from 'typescript/unstable/ast'
import { API, type Project } from 'typescript/unstable/sync'
import { lackingInWindow } from './older-engine'

/** APIs that the app may use though an old browser lacks them, and why that is fine. */
const accepted: Record<string, string> = {
  'Clipboard.readText': 'The button to paste shows only where there is one.',
  'InputEvent.isComposing': 'Undefined is as good as false.',
  'Intl.Segmenter': 'Code points stand for letters.',
  'Navigator.canShare': 'Asked for by `in`.',
  'Navigator.setAppBadge': 'Asked for by `in`.',
  'Navigator.share': 'The share sheet shows only where there is one.',
  Notification: '`unsupported` in src/session/settings.ts.',
}

const lacking = new Set(lackingInWindow().map((names) => names.join('.')))
const used = new Set<string>()

function identifiersIn(node: Node): Identifier[] {
  const found: Identifier[] = []
  const visit = (inner: Node): void => {
    if (isTypeNode(inner)) return
    if (isIdentifier(inner)) found.push(inner)
    inner.forEachChild(visit)
  }
  visit(node)
  return found
}

function check({ checker, program }: Project, path: string): string[] {
  const file = program.getSourceFile(path)
  if (!file) throw new Error(`${path} cannot be read`)
  const names = identifiersIn(file)
  const symbols = checker.getSymbolAtLocation(names)
  return names.flatMap((name, index) => {
    const symbol = symbols[index]
    if (!symbol?.declarations.some((at) => /\/lib\.[\w.]+\.d\.ts$/.test(at.path))) return []
    const { parent } = name
    const owner = isPropertyAccessExpression(parent) && parent.name === name && parent.expression
    const apis = owner
      ? [
          symbol.getParent()?.name ?? '',
          checker.getTypeAtLocation(owner)?.getSymbol()?.name ?? '',
          owner.getText(),
        ].map((type) => `${type.replace(/^Readonly|Constructor$/g, '')}.${name.text}`)
      : [name.text, `Window.${name.text}`]
    const api = apis.find((one) => lacking.has(one))
    if (api === undefined) return []
    used.add(api)
    const line = file.text.slice(0, name.getStart()).split('\n').length
    return accepted[api] ? [] : [`${relative('', path)}:${line}: ${api} is too new (browserslist).`]
  })
}

const compiler = new API()
const openProjects = process.argv.slice(2)
const breaches = compiler
  .updateSnapshot({ openProjects })
  .getProjects()
  .flatMap((project) =>
    project.rootFiles
      .filter((path) => /\/src\/(?!mocks\/)/.test(path))
      .flatMap((path) => check(project, path)),
  )
compiler.close()
const stale = Object.keys(accepted).filter((api) => !used.has(api))
for (const line of breaches) console.error(line)
if (stale.length > 0) console.error(`Nothing uses ${stale.join(', ')}: accept it no more.`)
if (breaches.length + stale.length > 0) process.exitCode = 1
