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
