import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Locked {
  optionalDependencies?: Record<string, string>
}

const lockText = readFileSync('package-lock.json', 'utf8')
const { packages } = JSON.parse(lockText) as { packages: Record<string, Locked> }

/** Whether Node finds a package of the lock file by this name from the folder `from`. */
function reaches(from: string, name: string): boolean {
  const parents = from.split('/node_modules/')
  const folders = parents.map(
    (_, depth) => `${parents.slice(0, depth + 1).join('/node_modules/')}/`,
  )
  return ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages)
}

it('the lock file holds every optional dependency, so that `npm ci` works on every platform', () => {
  const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  )
  expect(optional.length).toBeGreaterThan(20)
  expect(optional.filter(({ path, name }) => !reaches(path, name))).toEqual([])
})

it('the lock file names no registry', () => {
  expect(lockText).not.toContain('"resolved"')
})

it('package.json has exact versions only', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, Record<string, string>>
  const all = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})
