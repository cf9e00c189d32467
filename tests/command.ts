import { execFile } from 'node:child_process'

/** Runs an npm script of package.json as a person would. */
export function npmRun(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: unknown; said: string }> {
  const all = { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env }
  return new Promise((resolve) => {
    // On Windows npm is a script.
    const options = { env: all, shell: process.platform === 'win32' }
    execFile('npm', ['run', '--silent', script, '--', ...args], options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: String(out) + String(err) }),
    )
  })
}
