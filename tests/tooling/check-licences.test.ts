import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findLicences } from '@scripts/check-licences.mjs'

it('allows tools more licences than packages in the app', () => {
  const packages = {
    '': {},
    'node_modules/axe-core': { version: '4.13.0', license: 'MPL-2.0', dev: true },
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/a/node_modules/b': { version: '1.0.0', license: 'MPL-2.0' },
    'node_modules/c': { version: '2.0.0', license: '(GPL-3.0 OR MIT)' },
    'node_modules/d': { version: '3.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/e': { version: '4.0.0' },
  }
  expect(findLicences(packages)).toEqual(['b@1.0.0: MPL-2.0', 'd@3.0.0: GPL-3.0', 'e@4.0.0: none'])
})

it('finds a listed licence for every package of the lock file', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Parameters<typeof findLicences>[0]
  }
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(findLicences(lock.packages)).toEqual([])
})
