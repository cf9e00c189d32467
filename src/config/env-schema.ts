/**
 * The VITE_ variables, read once when the dev server or a build starts (vite.config.ts) and baked
 * into `env.ts`. The browser carries the answer; only a `config.json` other than the build's empty
 * one brings the rules (served-config-start.tsx). Documented in .env.example.
 */
import * as z from 'zod/mini'

const trimmed = z.pipe(
  z.optional(z.string()),
  z.transform((value) => (value ?? '').trim()),
)

function text(test: (value: string) => boolean, complaint: string) {
  return trimmed.check(z.refine((value) => value === '' || test(value), complaint))
}

function isHttpUrl(value: string): boolean {
  try {
    return /^https?:$/.test(new URL(value).protocol)
  } catch {
    // Not by `URL.canParse`: there is none before Chrome 120, Firefox 115 and Safari 17.
    return false
  }
}

const isHttpUrlOrPath = (value: string) => isHttpUrl(value) || /^\/[^/]/.test(value)

const url = text(
  (v) => isHttpUrl(v) && !v.endsWith('/'),
  'must be an http(s) URL without a trailing slash, or empty',
)
const asset = text(
  (v) => isHttpUrlOrPath(v) && !v.endsWith('/'),
  'must be an http(s) URL or a path like /guides/en.pdf, without a trailing slash, or empty',
)

const list = z.pipe(
  trimmed,
  z.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
)

/** What a picture's file may end with beside `.png`, the best first. */
const formats = list.check(
  z.refine(
    (all) => all.every((format) => format === 'avif' || format === 'webp'),
    'must be avif, webp or both, separated by a comma',
  ),
)

const phones = list.check(
  z.refine(
    (all) => all.every((phone) => /^\+?[0-9 ()-]{6,20}$/.test(phone)),
    'must be phone numbers separated by commas',
  ),
)

const videos = z.pipe(
  list.check(
    z.refine(
      (all) =>
        all.every((entry) => isHttpUrlOrPath(entry.slice(entry.lastIndexOf('|') + 1).trim())),
      'must be URLs, or Title|URL, separated by commas',
    ),
  ),
  z.transform((all) =>
    all.map((entry) => {
      const bar = entry.lastIndexOf('|')
      return { title: entry.slice(0, Math.max(bar, 0)).trim(), url: entry.slice(bar + 1).trim() }
    }),
  ),
)

/** `mobile/password/who they are`, comma-separated; filled only while mocked. */
const demoAccounts = z.pipe(
  list.check(
    z.refine(
      (all) => all.every((e) => e.split('/').length === 3),
      'must be mobile/password/label entries',
    ),
  ),
  z.transform((all) =>
    all.map((entry) => {
      const [mobileNo = '', password = '', label = ''] = entry.split('/')
      return { mobileNo, password, label }
    }),
  ),
)

const EnvSchema = z.object({
  VITE_APP_NAME: z.pipe(
    trimmed,
    z.transform((value) => value || 'Sauda'),
  ),
  VITE_API_HOST: url,
  VITE_PRODUCT_IMAGE_BASE: asset,
  VITE_PRODUCT_IMAGE_FORMATS: formats,
  VITE_PUBLIC_URL: url,
  VITE_PAYMENT_ACCOUNT_NAME: trimmed,
  VITE_PAYMENT_ACCOUNT_NUMBER: text(
    (v) => /^[0-9A-Za-z]{6,34}$/.test(v),
    'must be 6 to 34 letters or digits, or empty',
  ),
  VITE_PAYMENT_IFSC: text(
    (v) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(v),
    'must look like AAAA0XXXXXX, or be empty',
  ),
  VITE_PAYMENT_BANK: trimmed,
  VITE_PAYMENT_UPI_ID: text(
    (v) => /^[A-Za-z0-9._-]{2,}@[A-Za-z0-9.-]{2,}$/.test(v),
    'must look like name@bank, or be empty',
  ),
  VITE_SUPPORT_PHONES: phones,
  VITE_SUPPORT_EMAIL: text(
    (v) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(v),
    'must be an e-mail address, or empty',
  ),
  VITE_GUIDE_VIDEOS: videos,
  VITE_GUIDE_PDF_MR: asset,
  VITE_GUIDE_PDF_HI: asset,
  VITE_GUIDE_PDF_EN: asset,
  VITE_ERROR_ENDPOINT: text(
    isHttpUrlOrPath,
    'must be an http(s) URL or a path like /errors, or empty',
  ),
  VITE_CONFIG_REQUIRED: z.pipe(trimmed, z.enum(['on', 'off', ''], 'must be on or off, or empty')),
  VITE_MOCK: z.enum(['on', 'off'], 'must be on or off'),
  VITE_DEMO_ACCOUNTS: demoAccounts,
  VITE_DEMO_OTP: text((v) => /^\d{6}$/.test(v), 'must be 6 digits, or empty'),
})

/** In the pages, the manifest or the code that a build makes: cannot be given later. */
export const buildVariables = [
  'VITE_APP_NAME',
  'VITE_CONFIG_REQUIRED',
  'VITE_MOCK',
  'VITE_DEMO_ACCOUNTS',
  'VITE_DEMO_OTP',
]

export const isVariable = (name: string) => Object.hasOwn(EnvSchema.shape, name)

export type Env = ReturnType<typeof readEnv>

/** Throws one Error naming every malformed variable and what it must be. */
export function readEnv(variables: Record<string, string | undefined>) {
  const result = EnvSchema.safeParse(variables)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
    throw new Error(`The configuration is malformed (see .env.example):\n${lines.join('\n')}`)
  }
  const value = result.data
  return {
    appName: value.VITE_APP_NAME,
    apiHost: value.VITE_API_HOST,
    productImageBase: value.VITE_PRODUCT_IMAGE_BASE,
    productImageFormats: value.VITE_PRODUCT_IMAGE_FORMATS,
    publicUrl: value.VITE_PUBLIC_URL,
    payment: {
      accountName: value.VITE_PAYMENT_ACCOUNT_NAME,
      accountNumber: value.VITE_PAYMENT_ACCOUNT_NUMBER,
      ifsc: value.VITE_PAYMENT_IFSC,
      bank: value.VITE_PAYMENT_BANK,
      upiId: value.VITE_PAYMENT_UPI_ID,
    },
    support: { phones: value.VITE_SUPPORT_PHONES, email: value.VITE_SUPPORT_EMAIL },
    guide: {
      videos: value.VITE_GUIDE_VIDEOS,
      pdf: {
        mr: value.VITE_GUIDE_PDF_MR,
        hi: value.VITE_GUIDE_PDF_HI,
        en: value.VITE_GUIDE_PDF_EN,
      },
    },
    errorEndpoint: value.VITE_ERROR_ENDPOINT,
    configRequired: value.VITE_CONFIG_REQUIRED === 'on',
    mock: value.VITE_MOCK === 'on',
    demoAccounts: value.VITE_DEMO_ACCOUNTS,
    demoOtp: value.VITE_DEMO_OTP,
  }
}
