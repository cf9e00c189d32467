/** The messages of every form in the specification's order, and what the form hands over. */
import { describe, expect, it, test } from 'vitest'
import type * as z from 'zod/mini'
import { paiseFromRupees } from '@/domain/money'
import { bankDetailsSchema } from '@/features/shared/bank/bank-schema'
import { addressSchema } from '@/features/address/address-schema'
import { contactSchema } from '@/features/help/contact-schema'
import { loginSchema } from '@/features/login/login-schema'
import { forgotPasswordSchema, resetPasswordSchema } from '@/features/password/password-schemas'
import { profileSchema } from '@/features/profile/profile-schema'
import {
  addressStepSchema,
  isPersonRight,
  personalSchema,
} from '@/features/register/register-schemas'
import english from '@/text/en.json'
import { paymentSchema } from '@/features/shared/payment/payment-schema'
import { shortest } from '@tests/support/inputs'

/** The English messages of a namespace. */
const words =
  <Namespace extends keyof typeof english>(namespace: Namespace) =>
  (key: keyof (typeof english)[Namespace]) =>
    String(english[namespace][key])

const person = words('person')
const place = words('place')
const account = words('account')
const register = words('register')
const help = words('help')

type Value = string | boolean
type Values = Record<string, Value>
/** Field of the message, the message, the value that mends it, and the field that has it. */
type Step = readonly [field: string, message: string, mend: Value, mended?: string]

const personSteps: readonly Step[] = [
  ['name', 'Name is required', '\u200B Lakshmi\u00A0'],
  ['mobileNo', 'Mobile Number is required', '912345678'],
  ['mobileNo', 'Mobile Number must be exactly 10 digits', '91234567890'],
  ['mobileNo', 'Mobile Number must be exactly 10 digits', '+91 (0) 91234-56780'],
]
const emailSteps: readonly Step[] = [
  ['email', 'Invalid email format', 'lakshmi@example'],
  ['email', 'Invalid email format', '\u2068lakshmi@example.com\u2069 '],
]
const secretSteps: readonly Step[] = [
  ['password', 'Password must be at least 6 characters', '12345'],
  ['password', 'Password must be at least 6 characters', ' 12345'],
  ['confirmPassword', 'Passwords do not match', ' 12345'],
]
const placeSteps: readonly Step[] = [
  ['addressLine1', 'Flat No/ Building name is required', 'House 3 '],
  ['city', 'City is required', ' Betul\u200E'],
  ['pincode', 'Enter Valid Pincode', ' 46000 '],
  ['pincode', 'Enter Valid Pincode', '460001 '],
]
const bankSteps: readonly Step[] = [
  ['holder', 'Account holder name is required', ' Lakshmi '],
  ['bankName', 'Bank name is required', ' SBI '],
  ['accNo', 'Account number is required', '0003 0001-234'],
  ['ifscCode', 'IFSC Code is required', ' sbin0001234 '],
  ['branchName', 'Branch name is required', ' Betul '],
]
const publicSteps: readonly Step[] = [
  ['name', 'Name is required', ' Anil '],
  ['mobileNo', 'Mobile number is required', '90000'],
]
const questionSteps: readonly Step[] = [
  ['subject', 'Subject must be provided', ' Payment '],
  ['message', 'Enter short message describing your question', ' When?\n'],
]

const lakshmi = { name: 'Lakshmi', mobileNo: '9123456780', email: 'lakshmi@example.com' }
const noPerson = { name: ' \u200B', mobileNo: '', email: 'lakshmi@' }
const secrets = { password: ' 12345', confirmPassword: ' 12345' }
const noSecrets = { password: '', confirmPassword: ' ' }
const home = { addressLine1: 'House 3', addressLine2: '', city: 'Betul', pincode: '460001' }
const noPlace = { addressLine1: ' ', addressLine2: '  ', city: '', pincode: '' }
const bank = {
  holder: 'Lakshmi',
  bankName: 'SBI',
  accNo: '00030001234',
  ifscCode: 'SBIN0001234',
  branchName: 'Betul',
}
const noBank = { holder: '', bankName: ' ', accNo: ' - ', ifscCode: '', branchName: '\n' }
const question = { subject: 'Payment', message: 'When?' }
const noQuestion = { subject: '', message: ' ' }

const forms: readonly [
  form: string,
  schema: z.ZodMiniType,
  typed: Values,
  steps: readonly Step[],
  values: Values,
][] = [
  [
    'LOG-1: the login',
    loginSchema(words('login')),
    { mobileNo: '98765', password: '' },
    [
      ['mobileNo', 'Enter valid mobile number', '+91 98765 43210'],
      ['password', 'Enter valid password', 'ab'],
      ['password', 'Enter valid password', 'ab '],
    ],
    { mobileNo: '9876543210', password: 'ab ' },
  ],
  [
    'PWD-1: the forgotten password',
    forgotPasswordSchema(words('password')),
    { mobileNo: '987654321' },
    [['mobileNo', 'Enter valid mobile number', '09876543210']],
    { mobileNo: '9876543210' },
  ],
  [
    'PWD-4: the new password',
    resetPasswordSchema(words('password')),
    { password: '12345', confirmPassword: '' },
    [
      ['password', 'Password must be at least 6 characters', '123456'],
      ['confirmPassword', 'Password does not match', '123456 '],
      ['confirmPassword', 'Password does not match', '123456 ', 'password'],
    ],
    { password: '123456 ', confirmPassword: '123456 ' },
  ],
  [
    'REG-6: step 1 of the registration',
    personalSchema(person, register),
    { ...noPerson, ...noSecrets },
    [...personSteps, ...emailSteps, ...secretSteps],
    { ...lakshmi, ...secrets },
  ],
  [
    'REG-8: step 2 of the registration',
    addressStepSchema(register, person, place),
    { ...secrets, ...noPerson, ...noPlace, firmName: ' ', terms: false },
    [...personSteps, ...placeSteps, ['terms', 'Accept the terms and condition', true]],
    { ...secrets, ...lakshmi, email: 'lakshmi@', ...home, firmName: '', terms: true },
  ],
  [
    'ADR-6: an address',
    addressSchema(person, place),
    { ...noPerson, ...noPlace },
    [...personSteps, ...placeSteps],
    { ...lakshmi, email: 'lakshmi@', ...home },
  ],
  [
    'BNK-1: bank details',
    bankDetailsSchema(account),
    { ...noBank, confirmAccNo: '' },
    [
      ...bankSteps.slice(0, 3),
      ['confirmAccNo', 'Account number does not match', '30001234'],
      ['confirmAccNo', 'Account number does not match', '00030001234\u200B'],
      ...bankSteps.slice(3),
    ],
    { ...bank, confirmAccNo: bank.accNo },
  ],
  [
    'BNK-3: the profile without bank details',
    profileSchema(person, account, false),
    { ...noPerson, ...noBank },
    personSteps,
    {
      ...lakshmi,
      email: 'lakshmi@',
      holder: '',
      bankName: '',
      accNo: '',
      ifscCode: '',
      branchName: '',
    },
  ],
  [
    'BNK-3: the profile with one field of the bank section filled',
    profileSchema(person, account, false),
    { ...noPerson, ...noBank, branchName: 'Betul' },
    [...personSteps, ...bankSteps.slice(0, 4)],
    { ...lakshmi, email: 'lakshmi@', ...bank },
  ],
  [
    'BNK-3: the profile with saved bank details',
    profileSchema(person, account, true),
    { ...noPerson, ...noBank },
    [...personSteps, ...bankSteps],
    { ...lakshmi, email: 'lakshmi@', ...bank },
  ],
  [
    'HLP-2: public help',
    contactSchema(help, 'public'),
    { name: ' ', mobileNo: '+91', ...noQuestion },
    [...publicSteps, ...questionSteps],
    { name: 'Anil', mobileNo: '90000', ...question },
  ],
  [
    'HLP-2: signed-in help',
    contactSchema(help, 'own'),
    { name: '', mobileNo: '', ...noQuestion },
    questionSteps,
    { name: '', mobileNo: '', ...question },
  ],
  [
    'CHK-8: a payment',
    paymentSchema(words('payment'), {
      due: paiseFromRupees(123456.5),
      ownAccount: '000111222333',
    }),
    { amount: '', transactionId: '', confirmTransactionId: 'x' },
    [
      ['amount', 'Please enter the correct amount', '123456'],
      ['amount', 'Please enter the correct amount', '123456.49'],
      ['amount', 'Please enter the correct amount', '123456.505'],
      ['amount', 'Please enter the correct amount', '-123456.50'],
      ['amount', 'Please enter the correct amount', ' ₹ 1,23,456.500'],
      ['transactionId', 'Please enter transaction ID', ' \u200B'],
      ['transactionId', 'Please enter transaction ID', 'Rs 500 paid, UPI Ref No 412345678901'],
      ['transactionId', 'Please enter transaction ID', 'savita@okaxis'],
      ['transactionId', 'This is a UPI ID, not the transaction ID.', '0001 1122 2333'],
      ['transactionId', 'This is our account number, not the transaction ID.', 'SBIN0001234'],
      ['transactionId', 'This is an IFSC, not the transaction ID.', '+91 98765 43210'],
      ['transactionId', 'This is a phone number, not the transaction ID.', ' Utr 42 '],
      ['confirmTransactionId', 'Transaction Id does not match', 'UTR43'],
      ['confirmTransactionId', 'Transaction Id does not match', 'utr-42.'],
    ],
    { amount: ' ₹ 1,23,456.500', transactionId: ' Utr 42 ', confirmTransactionId: 'utr-42.' },
  ],
]

describe.each(forms)('%s', (_, schema, typed, steps, values) => {
  test('reports the first message alone, in order', () => {
    const mended = { ...typed }
    for (const [field, message, mend, by = field] of steps) {
      const issues = schema.safeParse(mended).error?.issues ?? []
      expect(issues.map((issue) => `${issue.path.join()}: ${issue.message}`)).toEqual([
        `${field}: ${message}`,
      ])
      mended[by] = mend
    }
    expect(schema.parse(mended)).toEqual(values)
  })
})

test('names of one letter and a pincode with a space are right', () => {
  const address = { ...lakshmi, ...home, ...shortest }
  expect(addressSchema(person, place).parse(address)).toEqual(address)
})

// REG-1: passwords are not stored, so a stored step 1 is checked without them.
it.each([
  [{ ...lakshmi, email: ' ' }, true],
  [{ ...lakshmi, email: 'lakshmi@' }, false],
  [{ ...lakshmi, mobileNo: '912345678' }, false],
  [{ ...lakshmi, name: ' ' }, false],
])('the stored details %j are right: %s', (details, right) => {
  expect(isPersonRight(details)).toBe(right)
})
