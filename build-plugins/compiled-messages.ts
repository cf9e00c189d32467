import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Compiles the messages of src/text/en.json, hi.json and mr.json: browsers need no parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/text\/(?:en|hi|mr)\.json$/ },
      handler: (source) =>
        JSON.stringify(
          JSON.parse(source, (_, value: unknown) =>
            typeof value === 'string' ? compile(value) : value,
          ),
        ),
    },
  }
}
