import { expect, it, vi } from 'vitest'
import { env } from '@/config/env'
import { readConfig } from '@/config/served-config'

const read = (values: object) => readConfig(JSON.stringify(values))

const malformed = (...problems: unknown[]): unknown => expect.objectContaining({ problems })

it('puts the values over those of the build', () => {
  expect(
    read({
      VITE_PAYMENT_BANK: ' Production Bank ',
      VITE_SUPPORT_PHONES: '+91 20 5550 1234,+91 98765 00000',
      VITE_SUPPORT_EMAIL: '',
    }),
  ).toEqual({
    ...env,
    payment: { ...env.payment, bank: 'Production Bank' },
    support: { phones: ['+91 20 5550 1234', '+91 98765 00000'], email: '' },
  })
})

it('names each malformed variable and what it must be, without its value', () => {
  const values = { VITE_PAYMENT_IFSC: 'hdfc1', VITE_API_HOST: 'api.example.com' }
  expect(() => read(values)).toThrow(
    malformed(
      'VITE_API_HOST must be an http(s) URL without a trailing slash, or empty',
      'VITE_PAYMENT_IFSC must look like AAAA0XXXXXX, or be empty',
    ),
  )
  expect(() => read({ ...values, VITE_SUPPORT_EMAIL: 1 })).toThrow(
    malformed('VITE_SUPPORT_EMAIL must be a text in double quotes'),
  )
})

it.each(['{"VITE_PAYMENT_BANK": "A",}', '[]', '"VITE_API_HOST"', 'VITE_API_HOST=x'])(
  'takes no %s',
  (text) => {
    expect(() => readConfig(text)).toThrow(
      malformed(expect.stringMatching(/^it must be a JSON object/)),
    )
  },
)

it('says which names it does not take, and goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(read({ VITE_SUPORT_EMAIL: 'a@b.example', VITE_APP_NAME: 'Other' })).toEqual(env)
  expect(warn.mock.calls).toEqual([
    ['[sauda] config.json cannot set a variable', { name: 'VITE_SUPORT_EMAIL' }],
    ['[sauda] config.json cannot set a variable', { name: 'VITE_APP_NAME' }],
  ])
})
