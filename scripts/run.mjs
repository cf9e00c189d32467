/** Runs a TypeScript file, which Node 20 cannot: `node scripts/run.mjs scripts/bench.ts`. */
import { importSource } from './import-source.mjs'

const [node = '', , file = '', ...args] = process.argv
process.argv = [node, file, ...args]
await importSource(file)
