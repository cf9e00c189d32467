import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findTraces } from '@scripts/check-live-build'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-build-'))
  write('index.html', '<div id="root"></div><script src="/assets/main-a1.js"></script>')
  write('assets/main-a1.js', 'const placeholder="9876543210";console.warn("[sauda] odd")')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

describe('the live build', () => {
  it('passes without a trace of the mocks', () => {
    expect(findTraces(folder)).toEqual([])
  })

  it('holds no source maps', () => {
    write('assets/main-a1.js.map', '{}')
    write('sw.js', 'self.a=1\n//# sourceMappingURL=sw.js.map')
    expect(findTraces(folder).toSorted()).toEqual([
      'assets/main-a1.js.map: a source map',
      'sw.js: a source map',
    ])
  })

  it.each([
    ['MSW itself', 'console.log("[MSW] Mocking enabled.")', 'msw'],
    ['its package', 'import"msw/browser"', 'msw'],
    ['its worker', 'register("/mockServiceWorker.js")', 'mockServiceWorker'],
    ['the pictures', 'const base="/mock-pictures"', 'mock-pictures'],
    ['the control surface', 'window.__provider={}', '__provider'],
    ['a module of the mocks', '{"src/mocks/browser.ts":{}}', 'src/mocks'],
    ['the development tools', 'class:"tsqd-parent-container"', 'tsqd-'],
    ['the account name', 'name:"Sauda Demo Trading"', 'Sauda Demo Trading'],
    ['the account number', 'no:"000111222333"', '000111222333'],
    ['the second phone', 'phones:["+91 90000 00002"]', '+91 90000 00002'],
    ['an account taken apart', 'label:"Savita: ready to buy"', 'Savita: ready to buy'],
  ])('fails on %s', (_, text, trace) => {
    write('assets/nested/chunk-b2.js', `const a=1;${text}`)
    expect(findTraces(folder)).toEqual([expect.stringMatching(/^assets\/nested\/chunk-b2\.js: /)])
    expect(findTraces(folder)[0]).toContain(trace)
  })

  it('fails on the name of a file', () => {
    write('mockServiceWorker.js', 'self.addEventListener("fetch",()=>{})')
    expect(findTraces(folder)).toEqual(['mockServiceWorker.js: mockServiceWorker'])
  })

  it('looks for long words only in compressed files', () => {
    write('guides/pay.webm', '\u0001msw\u0002')
    expect(findTraces(folder)).toEqual([])
    write('guides/sell.webm', '\u0001Sauda Demo Trading\u0002')
    expect(findTraces(folder)).toEqual(['guides/sell.webm: Sauda Demo Trading'])
  })

  it('fails on an empty folder', () => {
    rmSync(join(folder, 'assets'), { recursive: true })
    rmSync(join(folder, 'index.html'))
    expect(() => findTraces(folder)).toThrow(/there is no build to check/)
  })
})
