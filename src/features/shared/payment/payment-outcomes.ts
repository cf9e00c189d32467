/* Few payments need these. */
import { lazyPart } from '@/ui/lazy-part'

const load = () => import('./PaymentOutcomes')

export const UnsentPayment = lazyPart(async () => (await load()).UnsentPayment)
export const DemandChanged = lazyPart(async () => (await load()).DemandChanged)
