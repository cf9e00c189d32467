import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage } from '@/boot/inline-scripts'
import { setLocale } from '@/text/set-locale'
import { visit } from '@tests/visit'

const scripts = { hi: ['/assets/hi.js'], mr: ['/assets/mr.js'] }

afterEach(async () => {
  await act(() => setLocale('en'))
  document.head.querySelectorAll('link').forEach((link) => link.remove())
})

/** The page's own script, in a browser of these languages; what it makes the app begin with. */
function begins(...languages: string[]): string {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  chooseLanguage(scripts)
  return document.documentElement.lang
}

const choices = async () =>
  within(await screen.findByRole('group', { name: 'Language of the app' }))

test('offers three languages, and applies and stores a choice at once', async () => {
  const { user } = await visit('/')
  const group = await choices()
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'English',
    'हिन्दी',
    'मराठी',
  ])
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('English')
  expect(group.getByRole('button', { name: 'हिन्दी' })).toHaveAttribute('lang', 'hi')

  for (const [choice, language, link] of [
    ['हिन्दी', 'hi', 'लॉगिन'],
    ['मराठी', 'mr', 'नवीन अकाउंट'],
    ['English', 'en', 'New User'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: choice }))
    expect(await screen.findByRole('link', { name: link })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', language)
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(choice)
  }
  // A choice comes before the browser's languages.
  expect(begins('hi-IN', 'hi')).toBe('en')
})

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['mr'], 'mr'],
  [['en-IN', 'hi-IN'], 'en'],
  [['gu-IN', 'mr-IN', 'en'], 'mr'],
  [['ta-IN'], 'en'],
  [['mrj', 'him'], 'en'],
  [[], 'en'],
])('starts a browser of %j in %s', (languages, language) => {
  expect(begins(...languages)).toBe(language)
  const fetched = [...document.head.querySelectorAll('link')].map((link) =>
    link.getAttribute('href'),
  )
  // English needs nothing more.
  expect(fetched).toEqual(language === 'en' ? [] : [`/assets/${language}.js`])
})

test('formats money, plurals and dates by language, in Indian groups and Latin digits', async () => {
  await setLocale('mr')
  await visit('/order/history', { as: 'savita' })
  expect((await screen.findAllByText('₹32,210.00'))[0]).toBeVisible()
  expect(screen.getByText('4 ऑर्डर')).toBeVisible()
  const months = /^\d+ (ऑक्टोबर|नोव्हेंबर|सप्टेंबर|ऑगस्ट|जुलै|जून|डिसेंबर|जानेवारी|फेब्रुवारी|मार्च|एप्रिल|मे) \d{4}$/
  await waitFor(() => expect(screen.getAllByText(months).length).toBeGreaterThan(0))
  expect(document.body).not.toHaveTextContent(/[\u0966-\u096F]/)
})
