// @ts-check
/** `npm start`: the development server with the mocked provider, whatever .env says. A VITE_MOCK of the shell still wins. */
process.env.VITE_MOCK ||= 'on'
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href)
