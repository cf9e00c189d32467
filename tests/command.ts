import { type ChildProcess, spawn } from 'node:child_process'

export interface Command {
  /** All it has said until now. */
  said: () => string
  /** Resolves once it has said this, with what the pattern caught; rejects when it ends before. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Its exit code. */
  ended: Promise<number | null>
  stop: () => Promise<void>
}

/** Starts an npm script of package.json as a person would. */
export function npmRun(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Command {
  const child: ChildProcess = spawn('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that npm, the shell and the script all end.
    detached: true,
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (const listen of listeners) listen()
    })
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return {
    said: () => text,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const listen = () => {
          const found = pattern.exec(text)
          if (!found) return
          listeners.delete(listen)
          resolve(found)
        }
        listeners.add(listen)
        void ended.then(() =>
          reject(new Error(`It ended without saying ${String(pattern)}:\n${text}`)),
        )
        listen()
      }),
    stop: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}
