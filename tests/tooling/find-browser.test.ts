import { chromium } from '@playwright/test'
import { expect, it, vi } from 'vitest'
import { findBrowser } from '@scripts/find-browser'

const windows = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
}

/** A machine with these files, each of which starts. */
function machine(platform: NodeJS.Platform, files: string[], env: Record<string, string> = {}) {
  const spawnSync = vi.fn((_command: string, _args: readonly string[], _options: object) => ({
    status: 0,
  }))
  return { platform, env, existsSync: (path: string) => files.includes(path), spawnSync }
}

it.each([
  ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ['win32', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['linux', chromium.executablePath()],
] as const)('on %s finds %s', (platform, path) => {
  expect(findBrowser({}, machine(platform, [path], windows))).toBe(path)
})

it('opens no window on Windows to find out whether a browser starts', () => {
  const there = machine('win32', ['C:\\b.exe'], { CHROMIUM_PATH: 'C:\\b.exe' })
  expect(findBrowser({}, there)).toBe('C:\\b.exe')
  expect(there.spawnSync).not.toHaveBeenCalled()
})

it.each([
  ['win32', true],
  ['darwin', false],
] as const)('on a bare %s tries to install one, and says what else helps', (platform, shell) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const bare = machine(platform, [])
  expect(() => findBrowser({}, bare)).toThrow('Run `npx playwright install')
  expect(bare.spawnSync.mock.calls).toEqual([
    ['npx', ['playwright', 'install', 'chromium'], expect.objectContaining({ shell })],
  ])
})
