import { execFile } from 'node:child_process'

/** Runs an npm script of package.json as a person would. */
export function npmRun(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: unknown; said: string }> {
  const all = { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env }
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script, '--', ...args], { env: all }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    )
  })
}
