/** How people write what a form asks for. Used by unit and end-to-end tests. */

/** One mobile number, 9876543210, in ways that give the same digits typed and pasted. */
export const mobileSpellings: readonly string[] = [
  '9876543210',
  '98765 43210',
  '98765-43210',
  '98765.43210',
  '98765\u00A043210',
  '98765\u200B43210',
  '98765\u201343210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  ' + 91 98765 43210',
  '(+91) 98765 43210',
  '+91 (98765) 43210',
  '+91 (0) 98765 43210',
  '+91 0 98765 43210',
  '+91 09876543210',
  '00919876543210',
  '0091 98765 43210',
  '0091 (0) 98765 43210',
  '09876543210',
  '0 98765 43210',
  '(0) 98765 43210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '०९८७६५ ४३२१०',
  '૯૮૭૬૫૪૩૨૧૦',
  '+૯૧ ૯૮૭૬૫ ૪૩૨૧૦',
  '౯౮౭౬౫ ౪౩౨౧౦',
  '９８７６５４３２１０',
  '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎',
  '\u202A+91 98765 43210\u202C',
  'Ph. 98765 43210',
]

/** The same number in ways that only a paste or an autofill makes clear. */
export const pastedMobileSpellings: readonly string[] = [
  '919876543210',
  '91 98765 43210',
  '91-98765-43210',
  '(91) 98765 43210',
  '91 (0) 98765 43210',
  '0919876543210',
  '0 91 98765 43210',
  '૯૧ ૯૮૭૬૫ ૪૩૨૧૦',
]

/** One account number, 00011122233: its leading zeros belong to it. */
export const accountSpellings: readonly string[] = [
  '00011122233',
  ' 00011122233\n',
  '000 1112 2233',
  '000-1112-2233',
  '000\u00A01112\u00A02233',
  '000\u20111112\u20132233',
  '000\u22121112 - 2233',
  '\u200B00011122233\u200E',
  '000\u00AD1112\u20602233',
  '०००११ १२२२३३',
  '૦૦૦૧૧-૧૨૨૨૩૩',
]

/** One amount, 21260.78 rupees. */
export const amountSpellings: readonly string[] = [
  '21260.78',
  '21,260.78',
  '₹21,260.78',
  ' ₹ 21,260.78 ',
  '21260.780',
  '21260.78.',
  'Rs. 21,260.78',
  'INR 21260.78',
  '२१,२६०.७८',
  '₹૨૧,૨૬૦.૭૮',
  '\u200E21 260.78\u00A0',
]

/** Another one: the fraction is cut, grouped wrongly, or not paise. */
export const otherAmounts: readonly string[] = [
  '',
  '₹',
  '21260',
  '21260.8',
  '21260.781',
  '2126078',
  '2,1260.78',
  '-21260.78',
  '21.260,78',
]

/** One quantity, 1250.5. */
export const quantitySpellings: readonly string[] = [
  '1250.5',
  ' 1,250.5 ',
  '1250.500',
  '१२५०.५',
  '૧,૨૫૦.૫',
  '\u200E1250.5\u00A0',
]

/** One transaction ID, Utr42x, in the spelling that is sent. */
export const idSpellings: readonly (readonly [typed: string, sent: string])[] = [
  ['Utr42x', 'Utr42x'],
  [' Utr42x\n', 'Utr42x'],
  ['UTR42X', 'UTR42X'],
  ['Utr 42x', 'Utr 42x'],
  ['Utr\u00A042\u202Fx', 'Utr\u00A042\u202Fx'],
  ['\u200BUtr42x\uFEFF', 'Utr42x'],
  ['Utr४२x', 'Utr42x'],
  ['Utr૪૨x', 'Utr42x'],
]

/** One referral code, PRAKASH101, as people type it or copy it from a chat. */
export const referralSpellings: readonly string[] = [
  'PRAKASH101',
  'prakash101',
  ' Prakash101\n',
  '\u200EPRAKASH101',
  '\u2068prakash101\u2069',
  '\uFEFFPRAK\u00ADASH101\u00A0',
]

/** An OTP, 246810, in one box. */
export const otpSpellings: readonly string[] = [
  '246810',
  ' 246 810 ',
  '246-810',
  '२४६८१०',
  '૨૪૬૮૧૦',
  '246810 is your OTP, valid for 10 minutes.',
]

/** A form that a password manager or a keyboard fills with the least that is right. */
export const shortest = { name: 'र', city: 'Y', pincode: '422 001' } as const
