/**
 * Every control that moves money or a person's data, and an end-to-end test that presses it and
 * looks at what the provider got. Checked by controls.test.ts.
 */

interface Control {
  /** As its label says, and where. */
  control: string
  /** The mutations of src/api/hooks that it causes. The cart has its own; Log Out causes none. */
  hooks: readonly string[]
  file: string
  /** As it stands in the file: a row of a table has its placeholder. */
  test: string
}

const row = (control: string, hooks: readonly string[], file: string, test: string): Control => ({
  control,
  hooks,
  file: `e2e/${file}.spec.ts`,
  test,
})

const SAVED = '${form} that could not be saved is sent again by Retry'
const LOST =
  '${what} that did not arrive is sent by the next press, once, though its answer is lost'
const REGISTERED = 'a registration without a code, and its bank details, are sent again by Retry'
const BOUGHT = 'a farmer signs in, buys an offer by bank transfer and finds it in the order history'
const DELIVERED = 'a delivery is requested, accepted, paid and verified'
const FORGOTTEN = 'a forgotten password is replaced, and the new one opens the app'

export const controls: readonly Control[] = [
  // Cart.
  row('Add To Cart, Update Cart', [], 'buy-an-offer', BOUGHT),
  row('Retry of a cart line', [], 'controls', SAVED),
  row(
    'A quantity in the cart',
    [],
    'change-the-cart',
    'typing sends one change, and a change is kept when a link is followed at once',
  ),
  row(
    'Remove, Empty Cart, Undo',
    [],
    'controls',
    'a line is deleted, the cart is emptied, and Undo restores both',
  ),

  // Checkout.
  row('Submit of the checkout', ['usePlaceOrder'], 'buy-an-offer', BOUGHT),
  row('Retry of an order', ['usePlaceOrder'], 'submit-once', LOST),
  row(
    'I have paid ₹X: send the order as agreed',
    ['usePlaceOrder'],
    'controls',
    'a paid order is sent as agreed by one press, after the price has changed',
  ),
  row(
    'I have not paid yet: review again',
    ['usePlaceOrder'],
    'controls',
    'whoever has not paid yet reviews the new price, and pays that',
  ),

  // Orders.
  row('Reverify, its Submit and Retry', ['useReverifyPayment'], 'submit-once', LOST),
  row(
    'Download Purchase Invoice, Sales Invoice',
    ['useInvoices'],
    'order-history',
    'both invoices are readable PDF files',
  ),
  row(
    'Download all invoices',
    ['useInvoices'],
    'statement',
    'the statement of everything: totals, CSV, invoices and paper',
  ),

  // Quotes.
  row(
    'Confirm Sell',
    ['useMarkQuoteAsSold'],
    'sell-to-a-vendor',
    'a vendor is chosen, and the sale is confirmed',
  ),
  row('Retry of a sale', ['useMarkQuoteAsSold'], 'submit-once', LOST),
  row(
    'Sell at a loss',
    ['useMarkQuoteAsSold'],
    'controls',
    'a sale at a loss is asked about once more, and sent by Sell at a loss',
  ),

  // Delivery.
  row('Request Delivery', ['useRequestDelivery'], 'delivery-request', DELIVERED),
  row('Submit of a delivery', ['usePayDelivery'], 'delivery-request', DELIVERED),
  row('Retry of a delivery', ['useRequestDelivery', 'usePayDelivery'], 'submit-once', LOST),

  // Addresses and forms.
  row('Save Address, and Retry', ['useSaveAddress'], 'controls', SAVED),
  row(
    'Yes, No and Retry of an address',
    ['useDeleteAddress'],
    'controls',
    'No deletes no address; Yes and Retry delete the one on screen',
  ),
  row('Save of bank details, and Retry', ['useUpdateBankDetails'], 'controls', SAVED),
  row('Save Changes of the profile, and Retry', ['useUpdateUser'], 'controls', SAVED),
  row('Save of a referral code, and Retry', ['useLinkAgent'], 'controls', SAVED),
  row('Submit of a question, and Retry', ['useRaiseQuery'], 'controls', SAVED),

  // Registration.
  row('Skip Now of the code; Proceed', ['useUserExists'], 'controls', REGISTERED),
  row('Register, and Retry', ['useRegister', 'useUserExists'], 'controls', REGISTERED),
  row('Save of the bank details', ['useUpdateBankDetails'], 'controls', REGISTERED),
  row(
    'Skip Now of the bank details',
    [],
    'register-by-invitation',
    'registers by invitation and skips the bank; Back does not return; signs in again',
  ),

  // Signing in and out.
  row(
    'Login',
    ['useLogin'],
    'filled-fields',
    'a login filled without an event is sent, also with +91',
  ),
  row('Send Otp', ['useSendOtp'], 'password-forgotten', FORGOTTEN),
  row(
    'Resend',
    ['useSendOtp'],
    'password-forgotten',
    'Resend waits, also over a reload, then sends',
  ),
  row('Verify of the OTP', ['useVerifyOtp'], 'password-forgotten', FORGOTTEN),
  row('Verify of the new password', ['useUpdatePassword'], 'password-forgotten', FORGOTTEN),
  row(
    'Log Out',
    [],
    'profile-log-out',
    'Log Out in one tab logs the other out; neither keeps anything',
  ),
]
