/**
 * Every control that moves money or a person's data, by the end-to-end test that presses it and
 * looks at what the provider got. Checked by controls.test.ts.
 */

interface PressingTest {
  file: string
  /** As it stands in the file: a row of a table has its placeholder. */
  test: string
  /**
   * Each control, as its label says, and the mutations of src/api/hooks that it causes. The cart
   * has its own; Log Out causes none.
   */
  presses: Record<string, readonly string[]>
}

const row = (file: string, test: string, presses: PressingTest['presses']): PressingTest => ({
  file: `e2e/${file}.spec.ts`,
  test,
  presses,
})

export const pressingTests: readonly PressingTest[] = [
  // Cart and checkout.
  row(
    'buy-an-offer',
    'a farmer signs in, buys an offer by bank transfer and finds it in the order history',
    { 'Add To Cart, Update Cart': [], 'Submit of the checkout': ['usePlaceOrder'] },
  ),
  row(
    'change-the-cart',
    'typing sends one change, and a change is kept when a link is followed at once',
    { 'A quantity in the cart': [] },
  ),
  row('controls', 'a line is deleted, the cart is emptied, and Undo restores both', {
    'Remove, Empty Cart, Undo': [],
  }),
  row('controls', 'a paid order is sent as agreed by one press, after the price has changed', {
    'I have paid ₹X: send the order as agreed': ['usePlaceOrder'],
  }),
  row('controls', 'whoever has not paid yet reviews the new price, and pays that', {
    'I have not paid yet: review again': ['usePlaceOrder'],
  }),
  row(
    'submit-once',
    '${what} that did not arrive is sent by the next press, once, though its answer is lost',
    {
      'Retry of an order': ['usePlaceOrder'],
      'Retry of a sale': ['useMarkQuoteAsSold'],
      'Retry of a delivery': ['useRequestDelivery', 'usePayDelivery'],
      'Reverify, its Submit and Retry': ['useReverifyPayment'],
    },
  ),

  // Orders, quotes and deliveries.
  row('order-history', 'both invoices are readable PDF files', {
    'Download Purchase Invoice, Sales Invoice': ['useInvoices'],
  }),
  row('statement', 'the statement of everything: totals, CSV, invoices and paper', {
    'Download all invoices': ['useInvoices'],
  }),
  row('sell-to-a-vendor', 'a vendor is chosen, and the sale is confirmed', {
    'Confirm Sell': ['useMarkQuoteAsSold'],
  }),
  row('controls', 'a sale at a loss is asked about once more, and sent by Sell at a loss', {
    'Sell at a loss': ['useMarkQuoteAsSold'],
  }),
  row('delivery-request', 'a delivery is requested, accepted, paid and verified', {
    'Request Delivery': ['useRequestDelivery'],
    'Submit of a delivery': ['usePayDelivery'],
  }),

  // Addresses and forms.
  row('controls', '${form} that could not be saved is sent again by Retry', {
    'Retry of a cart line': [],
    'Save Address, and Retry': ['useSaveAddress'],
    'Save of bank details, and Retry': ['useUpdateBankDetails'],
    'Save Changes of the profile, and Retry': ['useUpdateUser'],
    'Save of a referral code, and Retry': ['useLinkAgent'],
    'Submit of a question, and Retry': ['useRaiseQuery'],
  }),
  row('controls', 'No deletes no address; Yes and Retry delete the one on screen', {
    'Yes, No and Retry of an address': ['useDeleteAddress'],
  }),

  // Registration.
  row('controls', 'a registration without a code, and its bank details, are sent again by Retry', {
    'Skip Now of the code; Proceed': ['useUserExists'],
    'Register, and Retry': ['useRegister', 'useUserExists'],
    'Save of the bank details': ['useUpdateBankDetails'],
  }),
  row(
    'register-by-invitation',
    'registers by invitation and skips the bank; Back does not return; signs in again',
    { 'Skip Now of the bank details': [] },
  ),

  // Signing in and out.
  row('filled-fields', 'a login filled without an event is sent, also with +91', {
    Login: ['useLogin'],
  }),
  row('password-forgotten', 'a forgotten password is replaced, and the new one opens the app', {
    'Send Otp': ['useSendOtp'],
    'Verify of the OTP': ['useVerifyOtp'],
    'Verify of the new password': ['useUpdatePassword'],
  }),
  row('password-forgotten', 'Resend waits, also over a reload, then sends', {
    Resend: ['useSendOtp'],
  }),
  row(
    'log-out',
    'Log Out in one tab logs the other out; nothing is left on the device, nor in the browser’s cache',
    { 'Log Out': [] },
  ),
]
