import * as z from 'zod/mini'
import { personRules, personShape } from '@/features/shared/person/person-schema'
import { placeRules, placeShape } from '@/features/shared/person/place-schema'

/** ADR-6. */
export const addressSchema = (
  person: Parameters<typeof personRules>[0],
  place: Parameters<typeof placeRules>[0],
) => z.object({ ...personShape, ...placeShape }).check(...personRules(person), ...placeRules(place))
