import type english from './en.json'

/**
 * The words that have arrived. Each namespace comes with the modules that ask for it by
 * `useText('…')`, before they run (build-plugins/compiled-messages.ts): compiled, so its messages
 * are not plain text here.
 */
export const words: Partial<typeof english> = {}
