import type { Env } from './config/env-schema'

declare global {
  /** Baked in by vite.config.ts. */
  const __ENV__: Env
  /** The same as they were given. */
  const __VARIABLES__: Record<string, string>
  /** Of package.json. */
  const __VERSION__: string
  /** A literal, so that a live build drops the mocks altogether. */
  const __MOCK__: boolean

  /** As far as it is used here; TypeScript's own description of the page does not have it yet. */
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string | null },
      ) => {
        createScriptURL: (url: string) => string
      }
    }
  }
}
