/** The fold rule (docs/design.md) in the languages that `npm test` leaves out. */
import { foldTests } from './support/fold'

for (const lang of ['en', 'mr'] as const) foldTests(lang)
