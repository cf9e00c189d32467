import { expect, it } from 'vitest'
import { findFonts } from '@scripts/find-fonts.mjs'

type Machine = Parameters<typeof findFonts>[0] & object

const noto = ['NotoSans-Regular', 'NotoSans-Bold', 'NotoSansDevanagari-Regular'].map(
  (name) => `/usr/share/fonts/truetype/noto/${name}.ttf`,
)

/** A machine with just these files, on which installing brings `brings`. */
function machine(files: string[], brings: string[], more: Partial<Machine> = {}) {
  const commands: string[] = []
  const there = new Set(files)
  const it: Machine = {
    platform: 'linux',
    env: {},
    isRoot: true,
    isFile: (path) => there.has(path),
    starts: () => true,
    playwrightsOwn: () => '',
    run(command, args) {
      commands.push([command, ...args].join(' '))
      if (args.includes('install')) for (const file of brings) there.add(file)
      return true
    },
    say: () => undefined,
    ...more,
  }
  return { it, commands }
}

it('installs nothing where the fonts are', () => {
  const { it: own, commands } = machine(noto, [])
  findFonts(own)
  expect(commands).toEqual([])
})

it('installs them as root on Debian, also where only the Devanagari lacks', () => {
  const { it: own, commands } = machine([...noto.slice(0, 2), '/usr/bin/apt-get'], noto)
  findFonts(own)
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends fonts-noto-core',
  ])
})

it.each([
  ['an ordinary person', ['/usr/bin/apt-get'], { isRoot: false }],
  ['another system', [], { platform: 'darwin' as const }],
])('leaves the machine of %s alone, and says what to do', (_, files, more) => {
  const { it: own, commands } = machine(files, noto, more)
  expect(() => findFonts(own)).toThrow('apt-get install fonts-noto-core')
  expect(commands).toEqual([])
})

it('says what to do where installing did not help', () => {
  const { it: own } = machine(['/usr/bin/apt-get'], [])
  expect(() => findFonts(own)).toThrow('apt-get install fonts-noto-core')
})
