/** LSN-1: the device reads an offer out in the app's language, and stops when it is left. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

interface Said {
  text: string
  lang: string
  onend: () => void
}

test('an offer is read out in Hindi, and the part being read is marked', async ({
  app,
  page,
  context,
  baseURL,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  await context.addCookies([{ name: 'language', value: 'hi', url: String(baseURL) }])
  // Test machines have no Hindi voice.
  await page.addInitScript(() => {
    const said: Said[] = []
    const speech = Object.assign(new EventTarget(), {
      said,
      stopped: 0,
      getVoices: () => [{ lang: 'hi-IN', localService: true }],
      speak: (one: Said) => void said.push(one),
      cancel: () => (speech.stopped += 1),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { fakeSpeech: speech })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function Utterance(this: Said, text: string) {
        this.text = text
      },
    })
  })
  const last = () =>
    page.evaluate(() => (Reflect.get(window, 'fakeSpeech') as { said: Said[] }).said.at(-1))
  const finish = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'fakeSpeech') as { said: Said[] }).said.at(-1)?.onend(),
    )
  const stopped = () =>
    page.evaluate(() => (Reflect.get(window, 'fakeSpeech') as { stopped: number }).stopped)

  await page.goto('/product/details/WHT-LOK1-D')
  await page.getByRole('button', { name: 'सुनें' }).click()
  const marked = page.locator('[data-speaking]')
  await expect(marked).toHaveText('गेहूं · Wheat Lokwan')
  expect(await last()).toMatchObject({ text: 'गेहूं, Wheat Lokwan', lang: 'hi-IN' })
  await finish()
  await expect(marked).toContainText('₹26.50')
  await expect(marked).toHaveCSS('outline-style', 'solid')
  expect((await last())?.text).toBe('खरीद भाव, छब्बीस रुपये पचास पैसे प्रति किलो')

  const before = await stopped()
  await page.getByRole('link', { name: 'अभी खरीदें' }).click()
  await expect.poll(stopped).toBe(before + 1)
})
