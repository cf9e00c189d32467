/** Real servers of a build, each started as the README says. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '@scripts/build-folders.mjs'
import { installPackages } from '@scripts/find-browser'
import { freePort } from '@scripts/local-server'

export interface WebServer {
  origin: string
  /** Its output. */
  said: () => string
  stop: () => Promise<void>
}

export interface Start {
  /** The build, readable by any user. */
  folder: string
  /** A folder for its files. */
  run: string
  /** Where `/api` goes. */
  upstream: string
  /** The VITE_ variables of its environment. */
  variables?: Record<string, string>
}

const isInstalled = (command: string) => spawnSync('which', [command]).status === 0

function install(command: string, ...packages: string[]): void {
  if (!isInstalled(command)) installPackages(packages)
}

interface Command {
  port: number
  run: string
  command: string
  args: string[]
  env?: Record<string, string>
}

/** Runs a command until `stop`; resolves when it answers. */
async function serve({ port, run, command, args, env }: Command): Promise<WebServer> {
  const origin = `http://127.0.0.1:${String(port)}`
  mkdirSync(run, { recursive: true })
  // A file: nginx cannot open a standard output that is a socket.
  const log = `${run}/log`
  const output = openSync(log, 'w')
  const child: ChildProcess = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // A process group of its own: `stop` ends what the shell starts, too.
    detached: true,
  })
  const said = () => readFileSync(log, 'utf8')
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
  })
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  for (let tries = 0; tries < 300; tries += 1) {
    const answers = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return { origin, said, stop }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`${command} ${args.join(' ')} does not serve:\n${said()}`)
}

/** As in the container. */
export async function startNginx({ folder, run, upstream, variables }: Start) {
  install('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static')
  install('envsubst', 'gettext-base')
  const port = await freePort()
  const env = {
    ...variables,
    ROOT: folder,
    PORT: `127.0.0.1:${String(port)}`,
    API_UPSTREAM: upstream,
    RUN: run,
    CONFIG_FOLDER: run,
  }
  return serve({ port, run, command: 'sh', args: ['deploy/nginx.sh'], env })
}

export async function startCaddy({ folder, run, upstream, variables }: Start) {
  install('caddy', 'caddy')
  const port = await freePort()
  // Its own file keeps no log.
  const config = `${run}/Caddyfile`
  mkdirSync(run, { recursive: true })
  writeFileSync(
    config,
    readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\$SITE.*/m, '$&\n\tlog'),
  )
  const script = `. deploy/environment.sh && exec caddy run --adapter caddyfile --config ${config}`
  const env = {
    ...variables,
    ROOT: folder,
    SITE: `http://127.0.0.1:${String(port)}`,
    API_UPSTREAM: upstream,
    CONFIG_FOLDER: run,
    XDG_DATA_HOME: run,
    XDG_CONFIG_HOME: run,
  }
  return serve({ port, run, command: 'sh', args: ['-c', script], env })
}

/** `npx serve -s`, which tutorials use: index.html for every unknown path, none of our headers. */
export async function startServe({ folder, run }: Start) {
  const port = await freePort()
  const args = ['--yes', 'serve@14.2.7', '-s', folder, '-l', `tcp://127.0.0.1:${String(port)}`]
  return serve({ port, run, command: 'npx', args: [...args, '--no-clipboard'] })
}
