/**
 * The user guide: videos that load when tapped, and PDFs in three languages. On the live build: the
 * demo's service worker would intercept the files.
 */
import { expect } from '@playwright/test'
import { liveTest as test } from './support/app'
import { requestedPaths } from './support/hold'
import { expectScreen } from './support/screens'
import { expectPlaying, savedFile } from './support/steps'

/** A heading as a PDF's outline holds it: in UTF-16 where it is not Latin. */
function outlined(heading: string): string {
  if (/^[ -~]+$/.test(heading)) return `/Title (${heading})`
  const letters = Buffer.from(`\uFEFF${heading}`, 'utf16le').swap16()
  return `/Title <${letters.toString('hex').toUpperCase()}>`
}

test('a visitor opens the guide from the landing page and downloads it in three languages', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'User Guide' }).click()
  await expectScreen(page, '/user/guide', 'User Guide')

  for (const [language, code, heading] of [
    ['Marathi', 'mr', 'व्यापाऱ्यांच्या बोल्या पाहा'],
    ['Hindi', 'hi', 'व्यापारियों की बोलियां देखें'],
    ['English', 'en', 'Follow the quotes'],
  ] as const) {
    const { name, content } = await savedFile(page, `Download the guide in ${language}`)
    expect(name).toBe(`Sauda-guide-${code}.pdf`)
    const pdf = content.toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(13)
    expect(pdf).toContain(outlined(heading))
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a video loads when it is tapped, and plays with captions', async ({ page }) => {
  const requests = requestedPaths(page)
  const asked = () => requests.filter((path) => path.startsWith('/guides/'))
  await page.goto('/user/guide', { waitUntil: 'commit' })
  await expect(page.getByTestId('video-placeholder')).toHaveCount(4)
  await expect(page.getByTestId('video-placeholder')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(asked().filter((path) => !path.endsWith('.jpg'))).toEqual([])
  expect(asked()).toHaveLength(4)

  const video = await expectPlaying(page, 'Sell to a vendor')
  await expect(video).toBeFocused()
  expect(
    await video.evaluate((element: HTMLVideoElement) => ({
      size: [element.videoWidth, element.videoHeight],
      isMuted: element.muted,
      isLong: element.duration >= 20 && element.duration <= 59,
    })),
  ).toEqual({ size: [540, 960], isMuted: true, isLong: true })
  // Reads all captions at once: on a busy machine each may be over before the next look.
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) => {
        const [shown, ...more] = [...element.textTracks].filter(({ mode }) => mode === 'showing')
        const words = Array.from(shown?.cues ?? [], (cue) => (cue as VTTCue).text)
        return { language: shown?.language, words, more: more.length }
      }),
    )
    .toEqual({
      language: 'en',
      words: expect.arrayContaining(['Tap the product.']) as string[],
      more: 0,
    })
  expect(asked()).toContain('/guides/sell.en.webm')
  expect(asked().filter((path) => path.endsWith('.webm') && !path.includes('sell'))).toEqual([])
})
