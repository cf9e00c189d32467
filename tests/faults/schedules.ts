import fc from 'fast-check'

/**
 * Few in every `npm test`, many in `npm run test:nightly`, and fewest for each mutant of `npm run
 * mutation`. fast-check prints the seed and the path of a failure.
 */
export function schedules({ every, nightly }: Record<'every' | 'nightly', number>) {
  const { PROPERTY_RUNS, SWEEP } = process.env
  if (PROPERTY_RUNS) return { numRuns: Number(PROPERTY_RUNS), endOnFailure: true }
  return { numRuns: SWEEP === 'all' ? nightly : every }
}

/** Long enough for the nightly number on a busy machine (ms). */
export const LONG = 600_000

/** The provider did not answer, or its answer was lost. */
export class Dropped extends Error {}

/** The provider's definite no. */
export class Refused extends Error {}

/** What becomes of a write, and of a question. */
export type WriteFate = 'ok' | 'refused' | 'lost' | 'taken-but-lost'
export type AskFate = 'ok' | 'lost'

export const writeFates = fc.array(
  fc.constantFrom<WriteFate>('ok', 'refused', 'lost', 'taken-but-lost'),
)
export const askFates = fc.array(fc.constantFrom<AskFate>('ok', 'lost'))
