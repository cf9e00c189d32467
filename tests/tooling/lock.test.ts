import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Locked {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Record<string, string>
}

const lockText = readFileSync('package-lock.json', 'utf8')
const { packages } = JSON.parse(lockText) as { packages: Record<string, Locked> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** Whether Node finds a package of the lock file by this name from the folder `from`. */
function reaches(from: string, name: string): boolean {
  const parents = from.split('/node_modules/')
  const folders = parents.map((_, depth) => parents.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders].some((folder) => {
    const path = `${folder && `${folder}/`}node_modules/${name}`
    return path in packages
  })
}

describe('the lock file', () => {
  it('holds every optional dependency, so that `npm ci` works on every platform', () => {
    const optional = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ path, name })),
    )
    expect(optional.length).toBeGreaterThan(20)
    expect(optional.filter(({ path, name }) => !reaches(path, name))).toEqual([])
  })

  it('names no registry', () => {
    expect(lockText).not.toContain('"resolved"')
  })
})

describe('package.json', () => {
  it('has exact versions only', () => {
    const { dependencies, devDependencies, overrides } = manifest
    const all = Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })
})
