/** FRM-2: numbers typed, pasted and corrected in a real browser. */
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/app'
import { copy, hydrated } from './support/steps'

const mobile = (page: Page) => page.getByLabel('Mobile Number')

async function paste(input: Locator, text: string): Promise<void> {
  await copy(input.page(), text)
  await input.press('Control+V')
}

const ways: Record<string, (input: Locator, text: string) => Promise<void>> = {
  typed: (input, text) => input.pressSequentially(text),
  pasted: paste,
  // As the keyboards of phones do.
  async 'typed without key events'(input, text) {
    await input.focus()
    for (const character of text) await input.page().keyboard.insertText(character)
  },
}

// All of them: tests/domain/mobile.test.ts. The forms: tests/features/form-schemas.test.ts.
test('a mobile number in many spellings, typed or pasted', async ({ page }) => {
  await page.goto('/login')
  await hydrated(mobile(page))
  const some = ['98765 43210', '+91 (0) 98765 43210', '०९८७६५ ४३२१०']
  for (const [way, enter] of Object.entries(ways))
    for (const spelling of [...some, ...(way === 'pasted' ? ['91-98765-43210'] : [])]) {
      await mobile(page).fill('')
      await enter(mobile(page), spelling)
      await expect(mobile(page), `${way}: ${spelling}`).toHaveValue('9876543210')
    }
})

test('an eleventh digit is not taken, wherever it is typed, and a hint says so', async ({
  page,
}) => {
  await page.goto('/login')
  const hint = page.getByText('Only 10 digits. Please check the number.')
  const expectFull = () => expect(mobile(page)).toHaveValue('9876543210')
  await mobile(page).pressSequentially('9876543210')
  await expect(hint).toBeHidden()
  await mobile(page).press('5')
  await expectFull()
  await expect(hint).toBeVisible()
  await expect(mobile(page)).toHaveAccessibleDescription(await hint.innerText())
  await mobile(page).press('Home')
  for (const more of ['7', '+91']) {
    await page.keyboard.type(more)
    await expectFull()
  }
  await mobile(page).press('Delete')
  await expect(hint).toBeHidden()
  await page.keyboard.type('9')
  await expectFull()
})

test('the caret stays where a digit, a space or a hyphen was typed', async ({ app, page }) => {
  const typeAfterThree = async (field: Locator, value: string, text: string) => {
    await field.fill(value)
    await field.press('Home')
    for (let digits = 0; digits < 3; digits += 1) await field.press('ArrowRight')
    await page.keyboard.type(text)
  }
  await page.goto('/login')
  await typeAfterThree(mobile(page), '98743210', '6- 5')
  await expect(mobile(page)).toHaveValue('9876543210')

  await app.openAsSavita('/update/bankDetails')
  const account = page.getByLabel('Account Number', { exact: true })
  await typeAfterThree(account, '00012223', '११ -')
  await expect(account).toHaveValue('00011 -12223')
})
