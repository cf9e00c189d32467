import * as z from 'zod/mini'
import { firstFailing } from '@/ui/use-ordered-form'

export interface MobileValues {
  mobileNo: string
}

/** PWD-1. */
export const mobileSchema = firstFailing<MobileValues>(z.object({ mobileNo: z.string() }), [
  ['mobileNo', ({ mobileNo }) => mobileNo.length === 10, 'invalidMobile'],
])
