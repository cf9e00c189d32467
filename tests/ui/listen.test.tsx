import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '@/text/set-locale'
import { openPayment } from '@tests/features/checkout/walk'
import { visit } from '@tests/visit'

class Utterance {
  lang = ''
  onend: () => void = () => undefined
  onerror: () => void = () => undefined
  constructor(readonly text: string) {}
}

const voice = (lang: string, localService = true) => ({ lang, localService })

/** A device's voices, and what they said. */
const speech = Object.assign(new EventTarget(), {
  voices: [voice('en-IN')],
  said: [] as Utterance[],
  getVoices: () => speech.voices,
  speak: (utterance: Utterance) => void speech.said.push(utterance),
  cancel: vi.fn<() => void>(),
  speaking: false,
  pending: false,
})

const texts = () => speech.said.map(({ text }) => text)
const marked = () => [...document.querySelectorAll('[data-speaking]')].map((e) => e.textContent)
const finish = () => {
  act(() => speech.said.at(-1)?.onend())
}

beforeEach(() => {
  Object.assign(speech, { voices: [voice('en-US'), voice('en-IN')], said: [], speaking: false })
  speech.cancel.mockClear()
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})

const OFFER = '/product/details/WHT-LOK1-D'

async function pressListen(name = 'Listen') {
  const view = await visit(OFFER, { as: 'savita' })
  const listen = await screen.findByRole('button', { name })
  await view.user.click(listen)
  return view
}

test('reads an offer part by part, and marks the current part', async () => {
  await pressListen()
  expect(texts()).toEqual(['Wheat Lokwan'])
  expect(speech.said[0]?.lang).toBe('en-IN')
  expect(marked()).toEqual(['Wheat Lokwan'])
  finish()
  expect(marked()).toEqual(['Purchase Price₹26.50/kg'])
  while (marked().length > 0) finish()
  expect(texts()).toEqual([
    'Wheat Lokwan',
    'Purchase Price, twenty-six rupees fifty paise per kg',
    'Expected Margin, three point nine six percent to seven point nine two percent',
    'Offer Duration, five to eight Days',
    'Expected Selling Price, twenty-seven rupees fifty-five paise to twenty-eight rupees sixty paise per kg',
    expect.stringMatching(/^After you buy, Sell to a vendor of your choice/),
  ])
  expect(screen.getByRole('button', { name: 'Listen', pressed: false })).toBeVisible()
})

test('stops at a second press, and when the screen is left', async () => {
  const { user } = await pressListen()
  speech.cancel.mockClear()
  await user.click(screen.getByRole('button', { name: 'Listen', pressed: true }))
  expect(speech.cancel).toHaveBeenCalledOnce()
  expect(marked()).toEqual([])
  finish()
  expect(texts()).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Listen' }))
  speech.cancel.mockClear()
  await user.click(screen.getByRole('link', { name: 'Buy Now' }))
  await waitFor(() => expect(speech.cancel).toHaveBeenCalledOnce())
  finish()
  expect(texts()).toHaveLength(2)
})

// Browsers finish a cancel later, and with it drop what was spoken in the same task.
test('is heard while another page is still speaking', async () => {
  speech.speaking = true
  let isCancelling = false
  speech.cancel.mockImplementation(() => {
    speech.speaking = false
    isCancelling = true
    setTimeout(() => (isCancelling = false))
  })
  const heard: string[] = []
  const speak = vi.spyOn(speech, 'speak').mockImplementation((utterance) => {
    if (!isCancelling) heard.push(utterance.text)
  })
  await pressListen()
  await waitFor(() => expect(heard).toEqual(['Wheat Lokwan']))
  speak.mockRestore()
  speech.cancel.mockReset()
})

test('shows once the device has a local voice for the language', async () => {
  speech.voices = [voice('en-IN', false), voice('hi-IN'), voice('fr-FR')]
  await visit(OFFER, { as: 'savita' })
  expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument()
  speech.voices = [voice('en_US')]
  act(() => void speech.dispatchEvent(new Event('voiceschanged')))
  expect(await screen.findByRole('button', { name: 'Listen' })).toBeVisible()
})

test('speaks the language of the app', async () => {
  speech.voices = [voice('en-IN'), voice('mr-IN'), voice('hi_IN')]
  await act(() => setLocale('hi'))
  await pressListen('सुनें')
  finish()
  finish()
  expect(texts()).toEqual([
    'गेहूं, Wheat Lokwan',
    'खरीद भाव, छब्बीस रुपये पचास पैसे प्रति किलो',
    'अनुमानित मार्जिन, तीन दशमलव नौ छह प्रतिशत से सात दशमलव नौ दो प्रतिशत',
  ])
  expect(speech.said[0]?.lang).toBe('hi_IN')
  await act(() => setLocale('en'))
})

test.each([
  [
    'the review',
    '/checkout',
    'Total with fee, twenty-one thousand two hundred sixty rupees seventy-eight paise',
  ],
  [
    'a quote',
    '/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401',
    /^Shri Balaji Trading Co. Best quote .* You get, twelve thousand four hundred ninety rupees$/,
  ],
  [
    'a sale',
    '/sell/confirmation/66d000000000000000000061/66e000000000000000006101',
    'Total Amount, twelve thousand three hundred seventy-five rupees',
  ],
  [
    'a rejected order',
    '/order/singleorderDetails/66d000000000000000000097',
    /^Rejection Reason .* Please reverify your Transaction ID and try again/,
  ],
])('reads the main figures of %s', async (_, path, sentence) => {
  const { user } = await visit(path, { as: 'savita' })
  await user.click(await screen.findByRole('button', { name: 'Listen' }))
  while (marked().length > 0) finish()
  expect(texts()).toContainEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  )
})

test('reads the amount to pay in full and the account digit by digit', async () => {
  const user = await openPayment()
  await user.click(await screen.findByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }))
  await user.click(await screen.findByRole('button', { name: 'Listen' }))
  while (marked().length > 0) finish()
  expect(texts()).toEqual(
    expect.arrayContaining([
      'Amount to pay, twenty-one thousand two hundred sixty rupees seventy-eight paise',
      'Account Number, zero zero zero one one one two two two three three three',
    ]),
  )
})
