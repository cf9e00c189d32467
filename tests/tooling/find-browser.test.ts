import { describe, expect, it } from 'vitest'
import { findBrowser } from '@scripts/find-browser.mjs'

type Machine = Parameters<typeof findBrowser>[0] & object

/** A machine with just these files; `broken` ones do not start. */
function machine(files: string[], more: Partial<Machine> & { broken?: string[] } = {}) {
  const commands: string[] = []
  const said: string[] = []
  const there = new Set(files)
  const it: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/bin:/opt/tools' },
    isRoot: false,
    isFile: (path) => there.has(path),
    starts: (path) => !more.broken?.includes(path),
    playwrightsOwn: () => '/home/me/.cache/ms-playwright/chrome',
    run(command, args) {
      commands.push([command, ...args].join(' '))
      return false
    },
    say: (line) => said.push(line),
    ...more,
  }
  return { it, commands, said, there }
}

describe('a browser named explicitly', () => {
  it.each(['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_PATH'])('%s comes first', (name) => {
    const { it: own } = machine(['/my/chrome', '/usr/bin/chromium'], {
      env: { PATH: '/usr/bin', [name]: '/my/chrome' },
    })
    expect(findBrowser(own)).toBe('/my/chrome')
  })

  it('is an error when there is no such file, also beside an installed one', () => {
    const { it: own, commands } = machine(['/usr/bin/chromium'], {
      env: { PATH: '/usr/bin', CHROMIUM_PATH: '/my/chrom' },
    })
    expect(() => findBrowser(own)).toThrow('CHROMIUM_PATH is /my/chrom, and there is no such file.')
    expect(commands).toEqual([])
  })

  it('is an error when it does not start', () => {
    const { it: own } = machine(['/my/chrome', '/usr/bin/chromium'], {
      env: { PATH: '/usr/bin', PLAYWRIGHT_CHROMIUM_PATH: '/my/chrome' },
      broken: ['/my/chrome'],
    })
    expect(() => findBrowser(own)).toThrow(
      'PLAYWRIGHT_CHROMIUM_PATH is /my/chrome, which does not start.',
    )
  })

  it('counts as not named when the variable is empty', () => {
    const { it: own } = machine(['/usr/bin/chromium'], {
      env: { PATH: '/usr/bin', CHROMIUM_PATH: '' },
    })
    expect(findBrowser(own)).toBe('/usr/bin/chromium')
  })
})

describe('an installed browser', () => {
  it.each([
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ])('is found on the PATH as %s', (name) => {
    expect(findBrowser(machine([`/opt/tools/${name}`]).it)).toBe(`/opt/tools/${name}`)
  })

  it('is the one without windows where there are both', () => {
    const own = machine(['/usr/bin/chromium', '/opt/tools/chromium-headless-shell'])
    expect(findBrowser(own.it)).toBe('/opt/tools/chromium-headless-shell')
  })

  it.each([
    ['linux', {}, '/usr/bin/google-chrome'],
    ['linux', {}, '/snap/bin/chromium'],
    ['linux', {}, '/opt/google/chrome/chrome'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'darwin',
      { HOME: '/Users/me' },
      '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'win32',
      { PROGRAMFILES: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'win32',
      { LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' },
      'C:\\Users\\me\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    ],
  ] as const)('is found in a usual place on %s %j: %s', (platform, env, path) => {
    expect(findBrowser(machine([path], { platform, env }).it)).toBe(path)
  })

  it('is found on a Windows Path', () => {
    const path = 'D:\\tools\\chromium.exe'
    const own = machine([path], { platform: 'win32', env: { Path: 'C:\\Windows;D:\\tools' } })
    expect(findBrowser(own.it)).toBe(path)
  })

  it('is passed over when it does not start', () => {
    const own = machine(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'], {
      broken: ['/usr/bin/chromium-browser'],
    })
    expect(findBrowser(own.it)).toBe('/usr/bin/google-chrome')
  })

  it('may be the one Playwright brought', () => {
    const own = machine(['/home/me/.cache/ms-playwright/chrome'])
    expect(findBrowser(own.it)).toBe('/home/me/.cache/ms-playwright/chrome')
    expect(own.commands).toEqual([])
  })
})

describe('no browser', () => {
  it('installs the one Playwright brings', () => {
    const own = machine([])
    own.it.run = (command, args) => {
      own.commands.push([command, ...args].join(' '))
      own.there.add('/home/me/.cache/ms-playwright/chrome')
      return true
    }
    expect(findBrowser(own.it)).toBe('/home/me/.cache/ms-playwright/chrome')
    expect(own.commands).toEqual(['npx playwright install chromium'])
    expect(own.said.join()).toContain('installing')
  })

  it('falls back to apt-get as root on Debian, also when the one installed lacks its libraries', () => {
    const own = machine(['/usr/bin/apt-get'], {
      isRoot: true,
      broken: ['/home/me/.cache/ms-playwright/chrome'],
    })
    own.it.run = (command, args) => {
      own.commands.push([command, ...args].join(' '))
      own.there.add(
        command === 'npx'
          ? '/home/me/.cache/ms-playwright/chrome'
          : '/usr/bin/chromium-headless-shell',
      )
      return true
    }
    expect(findBrowser(own.it)).toBe('/usr/bin/chromium-headless-shell')
    expect(own.commands).toEqual([
      'npx playwright install chromium',
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
    ])
  })

  it('takes the whole Chromium where there is none without windows', () => {
    const own = machine(['/usr/bin/apt-get'], { isRoot: true })
    own.it.run = (command, args) => {
      own.commands.push([command, ...args].join(' '))
      if (args.includes('chromium') && command === 'apt-get') own.there.add('/usr/bin/chromium')
      return command === 'apt-get' && !args.includes('chromium-headless-shell')
    }
    expect(findBrowser(own.it)).toBe('/usr/bin/chromium')
    expect(own.commands).toHaveLength(4)
  })

  it('leaves apt-get alone for an ordinary person, and says what to do', () => {
    const own = machine(['/usr/bin/apt-get'])
    expect(() => findBrowser(own.it)).toThrow(/set CHROMIUM_PATH to the executable/)
    expect(own.commands).toEqual(['npx playwright install chromium'])
  })

  it('limits every attempt in time', () => {
    const limits: number[] = []
    const own = machine(['/usr/bin/apt-get'], { isRoot: true })
    own.it.run = (_command, _args, seconds) => limits.push(seconds) > 0
    expect(() => findBrowser(own.it)).toThrow(/No Chromium was found and none could be installed/)
    expect(limits).toEqual([300, 180, 600])
  })
})
