import { describe, expect, it } from 'vitest'
import { readEnv } from '@/config/env-schema'

const read = (variables: Record<string, string | undefined> = {}) =>
  readEnv({ VITE_MOCK: 'off', ...variables })

describe('nothing configured', () => {
  it('leaves every value absent but the name', () => {
    expect(read()).toEqual({
      appName: 'Sauda',
      apiHost: '',
      productImageBase: '',
      productImageFormats: [],
      publicUrl: '',
      payment: { accountName: '', accountNumber: '', ifsc: '', bank: '', upiId: '' },
      support: { phones: [], email: '' },
      guide: { videos: [], pdf: { mr: '', hi: '', en: '' } },
      errorEndpoint: '',
      configRequired: false,
      mock: false,
      demoAccounts: [],
      demoOtp: '',
    })
  })

  it('reads empty and blank values as absent', () => {
    expect(
      read({
        VITE_APP_NAME: '  ',
        VITE_API_HOST: '',
        VITE_PAYMENT_IFSC: ' ',
        VITE_SUPPORT_PHONES: ' , ',
      }),
    ).toEqual(read())
  })
})

describe('well-formed values', () => {
  it.each<[string, Record<string, string>, object]>([
    [
      'are trimmed',
      { VITE_APP_NAME: ' Mandi ', VITE_PAYMENT_BANK: ' State Bank, Pune ' },
      { appName: 'Mandi', payment: { bank: 'State Bank, Pune' } },
    ],
    [
      'may be lists, separated by commas',
      { VITE_SUPPORT_PHONES: '+91 20 5550 1234, 9876543210,' },
      { support: { phones: ['+91 20 5550 1234', '9876543210'] } },
    ],
    [
      'may be assets of the app itself',
      { VITE_PRODUCT_IMAGE_BASE: '/pictures', VITE_GUIDE_PDF_EN: '/guides/en.pdf' },
      { productImageBase: '/pictures', guide: { pdf: { en: '/guides/en.pdf' } } },
    ],
    [
      'name the formats of pictures, the best first',
      { VITE_PRODUCT_IMAGE_FORMATS: 'avif, webp' },
      { productImageFormats: ['avif', 'webp'] },
    ],
    [
      'turn the mocks on',
      { VITE_MOCK: 'on', VITE_DEMO_ACCOUNTS: '9876543210/secret/Ready to buy' },
      {
        mock: true,
        demoAccounts: [{ mobileNo: '9876543210', password: 'secret', label: 'Ready to buy' }],
      },
    ],
  ])('%s', (_, variables, values) => {
    expect(read(variables)).toMatchObject(values)
  })

  it('may be videos, with or without a title, which ends at the last bar', () => {
    const list = 'Buy | sell | https://v.example/buy?a=1, /videos/sell.mp4'
    expect(read({ VITE_GUIDE_VIDEOS: list }).guide.videos).toEqual([
      { title: 'Buy | sell', url: 'https://v.example/buy?a=1' },
      { title: '', url: '/videos/sell.mp4' },
    ])
  })
})

const URL_OR_EMPTY = 'must be an http(s) URL without a trailing slash, or empty'
const ASSET_OR_EMPTY =
  'must be an http(s) URL or a path like /guides/en.pdf, without a trailing slash, or empty'

it.each([
  ['VITE_API_HOST', 'https://api.example.com/', URL_OR_EMPTY],
  ['VITE_PUBLIC_URL', '/here', URL_OR_EMPTY],
  ['VITE_PRODUCT_IMAGE_BASE', '//elsewhere/pictures', ASSET_OR_EMPTY],
  ['VITE_PRODUCT_IMAGE_FORMATS', 'webp,jpeg', 'must be avif, webp or both, separated by a comma'],
  ['VITE_GUIDE_PDF_HI', 'javascript:alert(1)', ASSET_OR_EMPTY],
  ['VITE_PAYMENT_ACCOUNT_NUMBER', '1234 5678', 'must be 6 to 34 letters or digits, or empty'],
  ['VITE_PAYMENT_IFSC', 'sbin0001234', 'must look like AAAA0XXXXXX, or be empty'],
  ['VITE_PAYMENT_UPI_ID', 'sauda', 'must look like name@bank, or be empty'],
  ['VITE_SUPPORT_PHONES', '+91 20 5550 1234,call us', 'must be phone numbers separated by commas'],
  ['VITE_SUPPORT_EMAIL', 'help@example', 'must be an e-mail address, or empty'],
  ['VITE_GUIDE_VIDEOS', 'How to buy|buy.mp4', 'must be URLs, or Title|URL, separated by commas'],
  [
    'VITE_ERROR_ENDPOINT',
    'errors.example.com',
    'must be an http(s) URL or a path like /errors, or empty',
  ],
  ['VITE_MOCK', undefined, 'must be on or off'],
  ['VITE_MOCK', 'yes', 'must be on or off'],
  ['VITE_CONFIG_REQUIRED', 'yes', 'must be on or off, or empty'],
  ['VITE_DEMO_ACCOUNTS', '9876543210/secret', 'must be mobile/password/label entries'],
  ['VITE_DEMO_OTP', '12345', 'must be 6 digits, or empty'],
])('a malformed value of %s (%s) is named, and what it must be', (name, value, complaint) => {
  expect(() => read({ [name]: value })).toThrow(
    `The configuration is malformed (see .env.example):\n  ${name} ${complaint}`,
  )
})
