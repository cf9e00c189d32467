/** The live build behind nginx, with deploy/nginx.conf: it starts with it, sends what it must, and the app works. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { buildFolder, neutralEnv, root } from '@scripts/build-folders.mjs'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { soundTest } from './support/app'
import { fillTransaction, goToTransaction, SAVITA, signIn } from './support/steps'

interface Served {
  origin: string
  server: ProviderServer
}

/** Installs Debian's nginx where it is missing. */
function nginx(): string {
  const found = () => spawnSync('which', ['nginx'], { encoding: 'utf8' }).stdout.trim()
  const there =
    found() || (spawnSync('test', ['-x', '/usr/sbin/nginx']).status === 0 ? '/usr/sbin/nginx' : '')
  if (there) return there
  execFileSync('apt-get', ['install', '-y', '-q', 'nginx-light'], { stdio: 'ignore' })
  return found() || '/usr/sbin/nginx'
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

const test = soundTest.extend<object, { served: Served }>({
  served: [
    async ({ browserName: _ }, provide, { workerIndex }) => {
      const server = await startProviderServer({ forgeryPair: 'enforced' })
      const base = `${root}/${buildFolder}/nginx-${String(workerIndex)}`
      // Where whoever nginx works as may read, whatever the project's folder is.
      const home = `/tmp/sauda-nginx-${String(process.pid)}`
      rmSync(home, { recursive: true, force: true })
      mkdirSync(`${home}/temp`, { recursive: true })
      execFileSync(
        process.execPath,
        ['node_modules/vite/bin/vite.js', 'build', '--outDir', base, '--emptyOutDir'],
        { cwd: root, stdio: 'ignore', env: { ...neutralEnv(), VITE_API_HOST: server.origin } },
      )
      cpSync(base, `${home}/site`, { recursive: true })
      const port = await freePort()
      const site = readFileSync(`${root}/deploy/nginx.conf`, 'utf8')
        .replaceAll('/var/www/sauda', `${home}/site`)
        .replace('listen 80;', `listen 127.0.0.1:${String(port)};`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${home}/temp/${name};`)
        .join('\n')
      writeFileSync(
        `${home}/nginx.conf`,
        `daemon off;\npid ${home}/pid;\nerror_log ${home}/error.log;\nevents {}\nhttp {\n` +
          `include /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${site}\n}\n`,
      )
      const command = nginx()
      const checked = spawnSync(command, ['-t', '-c', `${home}/nginx.conf`], { encoding: 'utf8' })
      expect(checked.stderr).toContain('test is successful')
      expect(checked.stderr).not.toContain('[warn]')
      const running = spawn(command, ['-c', `${home}/nginx.conf`], { stdio: 'ignore' })
      const origin = `http://127.0.0.1:${String(port)}`
      await expect
        .poll(() =>
          fetch(origin).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200)
      await provide({ origin, server })
      const ended = new Promise((resolve) => {
        running.once('exit', resolve)
      })
      running.kill('SIGTERM')
      await ended
      await server.close()
      rmSync(base, { recursive: true })
      rmSync(home, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ served }, provide) => provide(served.origin),
})

test.describe.configure({ mode: 'serial' })

test('nginx sends the headers, the pages and the types', async ({ request }) => {
  const answerTo = async (path: string) => {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; .*'sha256-/)
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    return { status: answer.status(), headers, text: await answer.text() }
  }
  const landing = await answerTo('/')
  expect(landing.headers['cache-control']).toBe('no-cache')
  const script = await answerTo(/\/assets\/[\w-]+\.js/.exec(landing.text)?.[0] ?? '')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toMatch(/javascript/)
  expect((await answerTo('/login')).text).toContain('data-page="/login"')
  expect((await answerTo('/product/details/A.B')).text).toContain('<template id=')
  expect((await answerTo('/manifest.webmanifest')).headers['content-type']).toMatch(
    /^application\/manifest\+json/,
  )
  expect((await answerTo('/guides/sell.en.vtt')).headers['content-type']).toMatch(/^text\/vtt/)
  const missing = await answerTo('/assets/gone-abc1234.js')
  expect(missing.status).toBe(404)
  expect(missing.headers['cache-control']).toBeUndefined()
  for (const hidden of ['/_headers', '/_nginx-headers.conf'])
    expect((await answerTo(hidden)).status, hidden).toBe(404)
})

test('behind nginx somebody signs in, buys, watches a film and keeps the guide', async ({
  page,
  served: { server },
}) => {
  test.slow()
  server.provider.reset('full-cart')
  await page.goto('/login')
  await signIn(page, SAVITA)
  await page.goto('/checkout')
  await fillTransaction(page, await goToTransaction(page), 'UTR-NGINX')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible()
  expect(server.provider.requests('placeOrder')).toHaveLength(1)

  await page.goto('/user/guide')
  await page.getByRole('button', { name: 'Play Sell to a vendor' }).click()
  const time = () =>
    page.getByLabel('Sell to a vendor').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThan(0.2)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the guide in Marathi' }).click()
  expect((await coming).suggestedFilename()).toBe('Sauda-guide-mr.pdf')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
