import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openTransaction } from '@tests/features/checkout/walk'
import { openPayment } from '@tests/features/delivery/walk'
import { openReverify } from '@tests/features/orders/scenario'
import { openAddress, openPersonal } from '@tests/features/register/walk'
import { button, field } from '@tests/page'
import { ids, provider } from '@tests/provider'
import { visit } from '@tests/visit'

const at = (path: string, who?: Parameters<typeof visit>[1]) => async () =>
  (await visit(path, who)).user

const savita = { as: 'savita' } as const
const PERSON = ['Full Name', 'Name is required'] as const
const PAYMENT = ['Enter amount', 'Please enter the correct amount'] as const
const MOBILE = ['Mobile Number', 'Enter valid mobile number'] as const
const PASSWORD = ['Enter Password', 'Password must be at least 6 characters'] as const
const HOLDER = ['Account Holder Name', 'Account holder name is required'] as const

type Row = readonly [form: string, () => Promise<UserEvent>, press: string, string, string]

/** FRM-1: each screen shows the message of its schema (form-schemas.test.ts), and sends nothing. */
test.each<Row>([
  ['login', at('/login'), 'Login', ...MOBILE],
  ['forgotten password', at('/forgot/password'), 'Send Otp', ...MOBILE],
  ['new password', at(`/reset/password/${ids.savita}`), 'Verify', ...PASSWORD],
  ['registration, step 1', openPersonal, 'Proceed', ...PERSON],
  ['registration, step 2', openAddress, 'Register', ...PERSON],
  ['address', at('/add/address', savita), 'Save Address', ...PERSON],
  ['profile', at('/profile/update', savita), 'Save Changes', ...PERSON],
  ['bank details', at('/update/bankDetails', savita), 'Save', ...HOLDER],
  ['public help', at('/help/support'), 'Submit', 'Name', 'Name is required'],
  ['help', at('/help/support/contactUs', savita), 'Submit', 'Subject', 'Subject must be provided'],
  ['order', openTransaction, 'Submit', ...PAYMENT],
  ['rejected payment', async () => (await openReverify()).user, 'Submit', ...PAYMENT],
  ['delivery', openPayment, 'Submit', ...PAYMENT],
])('an empty form shows its first message: %s', async (_, open, press, label, message) => {
  const user = await open()
  const sent = provider.requests().length
  await user.clear(field(label))
  await user.click(button(press))
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message))
  expect(field(label)).toHaveFocus()
  expect(provider.requests()).toHaveLength(sent)
})
