import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Starts a dozen commands: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The output of deploy/environment.sh for these variables. */
function prepare(variables: Record<string, string>) {
  const names = 'CSP_CONNECT_SRC CSP_IMG_SRC CSP_MEDIA_SRC HSTS_MORE'
  const script = `. deploy/environment.sh; printenv ${names}`
  const said = execFileSync('sh', ['-eu', '-c', script], {
    encoding: 'utf8',
    env: { ...variables, NODE_ENV: 'test', PATH: process.env.PATH, CONFIG_FOLDER: folder },
  })
  const [connect = '', img = '', media = '', hsts = ''] = said
    .split('\n')
    .map((line) => line.trim())
  const config: unknown = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  return { config, connect, img, media, hsts }
}

it('writes the VITE_ variables into config.json, with any characters', () => {
  const variables = { VITE_PAYMENT_BANK: 'A "quoted" \\ & bank, पुणे', VITE_SUPPORT_EMAIL: '' }
  expect(prepare(variables).config).toEqual(variables)
})

it('writes an empty config.json only where there is none', () => {
  expect(prepare({}).config).toEqual({})
  // As the build publishes it: the app looks no further.
  expect(readFileSync(join(folder, 'config.json'), 'utf8')).toBe('{}\n')
  prepare({ VITE_PAYMENT_BANK: 'A' })
  expect(prepare({}).config).toEqual({ VITE_PAYMENT_BANK: 'A' })
})

it('has browsers use HTTPS for all subdomains only where that is asked for', () => {
  expect(prepare({}).hsts).toBe('')
  expect(prepare({ HSTS_SUBDOMAINS: 'off' }).hsts).toBe('')
  expect(prepare({ HSTS_SUBDOMAINS: 'on' }).hsts).toBe('; includeSubDomains')
})

it('allows only the hosts of the variables in the policy', () => {
  expect(
    prepare({
      VITE_API_HOST: 'https://api.example.com',
      VITE_PRODUCT_IMAGE_BASE: 'https://img.example.com/pictures',
      VITE_GUIDE_PDF_HI: '/guides/hi.pdf',
      VITE_GUIDE_PDF_EN: 'https://files.example.com:8443/en.pdf',
      VITE_GUIDE_VIDEOS: 'How to buy|https://video.example.com/a.mp4, https://other.example/b.mp4',
      VITE_ERROR_ENDPOINT: 'https://errors.example.com/sauda',
      VITE_PUBLIC_URL: 'https://sauda.example.com',
    }),
  ).toMatchObject({
    connect:
      'https://api.example.com https://errors.example.com https://files.example.com:8443 https://img.example.com',
    img: 'https://img.example.com',
    media: 'https://other.example https://video.example.com',
  })
  expect(prepare({ VITE_API_HOST: `https://a.example"; evil 'none'` }).connect).toBe(
    'https://a.example',
  )
})
