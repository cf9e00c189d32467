import { SAVITA } from './steps'

/** What people type into. */
export const FIELDS =
  'main :is(input:not([type=checkbox], [type=radio], [type=hidden], :disabled, [readonly], .sr-only, [hidden]), textarea)'

/** The screens that have a form, by what stands on them. */
export const forms = [
  '/login',
  '/register',
  '/register?step=2',
  '/forgot/password',
  '/forgot/password/otp/9876543210',
  `/reset/password/${SAVITA.id}`,
  '/help/support',
  '/setQuantity/WHT-LOK1-D',
  '/add/address',
  '/add/address/66f000000000000000000101',
  '/cart',
  '/checkout?step=3',
  '/update/bankDetails',
  '/profile/update',
  '/help/support/contactUs',
]
