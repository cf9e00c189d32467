/** A page's word to the mocked provider's worker (vite.config.ts): it is to be served from now on. */
export const CLAIM = 'SAUDA_CLAIM'
