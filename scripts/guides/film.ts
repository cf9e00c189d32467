/** Makes the guide's films of screenshots, without sound, each with its poster and captions. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import type { Language } from '@/text/languages'
import type { App, Phone } from './app'
import type { Film } from './films'
import { guides } from './words'

/** When a caption is shown, in ms. */
interface Time {
  from: number
  to: number
}

export type FilmedPhone = ReturnType<typeof startCamera> & Phone

const FRAMES_PER_SECOND = 10
const FRAME = 1000 / FRAMES_PER_SECOND

/** How long a caption takes to read, in ms. */
const readingTime = (words: string) => 1000 + 45 * words.length

/** Above sheets too, which are in the top layer. */
const FINGER = `position: fixed; inset: auto; margin: -24px; padding: 0; width: 48px; height: 48px;
  border: 3px solid #8A5F00; border-radius: 50%; background: rgb(226 161 0 / 0.55)`

/** Pixels to scroll by until the element is in the middle; 0 if it can be seen and tapped. */
const distanceTo = (element: Element) => {
  const { top, bottom, left, width, height } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
  const isSeen = top >= 0 && bottom <= innerHeight && element.contains(onTop)
  return isSeen ? 0 : (top + bottom - innerHeight) / 2
}

/** `words`: the captions. */
function startCamera({ page, settle }: Phone, words: readonly string[]) {
  const frames: Buffer[] = []
  const captions: Time[] = []
  let poster: Buffer | undefined
  const now = () => frames.length * FRAME
  const endCaption = () => {
    const last = captions.at(-1)
    if (last) last.to = now()
  }

  /** Shows the page as it is. */
  async function show(ms: number) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'initial' })
    for (const end = now() + ms; now() < end;) frames.push(picture)
  }

  async function scrollTo(target: Locator) {
    await target.waitFor()
    const distance = await target.evaluate(distanceTo)
    for (let step = 0; distance !== 0 && step < 6; step += 1) {
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance / 6)
      await show(FRAME)
    }
  }

  /** Shows a finger on the middle of it. */
  async function point(target: Locator) {
    await scrollTo(target)
    await show(300)
    const { x, y } = await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })
    const finger = await page.evaluateHandle((style) => {
      const finger = document.createElement('div')
      finger.popover = 'manual'
      finger.style.cssText = style
      document.body.append(finger)
      finger.showPopover()
      return finger
    }, `${FINGER}; left: ${x}px; top: ${y}px`)
    await show(600)
    await finger.evaluate((element) => element.remove())
    return { x, y }
  }

  /** Unlike `target.tap()`, never scrolls first. */
  async function tap(target: Locator) {
    const { x, y } = await point(target)
    await page.touchscreen.tap(x, y)
    await settle()
  }

  return {
    show,
    scrollTo,
    point,
    tap,
    /** Shows the next caption for as long as it takes to read. */
    async say() {
      endCaption()
      const text = words[captions.length] ?? ''
      captions.push({ from: now(), to: now() })
      await show(readingTime(text))
    },
    async type(field: Locator, text: string) {
      await tap(field)
      await field.fill('')
      for (const key of text) {
        await page.keyboard.type(key)
        await show(2 * FRAME)
      }
    },
    /** Takes the picture shown before the film plays. */
    async pose() {
      poster = await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' })
    },
    end() {
      endCaption()
      if (!poster) throw new Error('The film has no poster.')
      return { frames, captions, poster, length: now() }
    },
  }
}

const clockTime = (ms: number) => new Date(ms).toISOString().slice(14, 23)

/** A WebVTT file, with its captions at the top: the buttons are at the bottom. */
export function captionFile(times: readonly Time[], words: readonly string[]): string {
  if (times.length !== words.length)
    throw new Error(`${words.length} captions for ${times.length} times`)
  const cues = times.map(
    ({ from, to }, index) => `${clockTime(from)} --> ${clockTime(to)} line:0\n${words[index]}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

/** `frames`: PNG files. */
function encode(frames: readonly Buffer[], path: string): void {
  const input = `-f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v png -i -`
  const colours = '-vf scale=out_color_matrix=bt709 -colorspace bt709 -pix_fmt yuv420p'
  const output = '-c:v libvpx-vp9 -b:v 0 -crf 40 -cpu-used 4 -g 600 -row-mt 1'
  const options = `-loglevel error -y ${input} ${colours} ${output}`.split(' ')
  execFileSync('ffmpeg', [...options, path], { input: Buffer.concat(frames) })
}

/** Makes one film in one language: id.language.webm, .jpg and .vtt in `folder`. */
export async function shoot(
  app: App,
  { id, play, ...visit }: Film,
  language: Language,
  folder: string,
): Promise<void> {
  await app.open(visit, { language, scale: 1.5 }, async (phone) => {
    const words = guides[language].films[id] ?? []
    const camera = startCamera(phone, words)
    await play({ ...phone, ...camera })
    const { frames, captions, poster, length } = camera.end()
    const path = join(folder, `${id}.${language}`)
    writeFileSync(`${path}.vtt`, captionFile(captions, words))
    writeFileSync(`${path}.jpg`, poster)
    encode(frames, `${path}.webm`)
    console.log(`${id}.${language}.webm: ${length / 1000} s`)
  })
}
