import type { DeliveryState } from '@/domain/delivery'
import { paise } from '@/domain/money'

/** Asked for, and not answered yet. */
export const requested: DeliveryState = {
  requested: true,
  isAccepted: false,
  transactionId: '',
  paidAt: '',
  status: '',
}

/** Its charges are due. */
export const accepted: DeliveryState = { ...requested, isAccepted: true, charges: paise(25_000) }
