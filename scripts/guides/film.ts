/** Makes a film of screenshots, so that its timing does not depend on the machine. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import type { Language } from '@/text/languages'
import type { App, Phone, Visit } from './app'
import { guides } from './words'

export type FilmedPhone = Phone & ReturnType<typeof startCamera>

export interface Film extends Visit {
  /** The name of its files, and of its title in src/text/en.json. */
  id: string
  /** `pose` takes the picture shown before the film plays. */
  play: (phone: FilmedPhone, pose: () => Promise<unknown>) => Promise<void>
}

/** 10 in a second; every other time is in ms, too. */
const FRAME = 100

/** How long a caption takes to read. */
const readingTime = (words: string) => 1000 + 45 * words.length

/** Pixels to scroll by until the element is in the middle; 0 if it can be seen and tapped. */
const distanceTo = (element: Element) => {
  const { top, bottom, left, width, height } = element.getBoundingClientRect()
  // Its lower edge, too: a bar may lie over it.
  const isOnTop = [top + height / 2, bottom - 4].every((y) =>
    element.contains(document.elementFromPoint(left + width / 2, y)),
  )
  const isSeen = top >= 0 && bottom <= innerHeight && isOnTop
  return isSeen ? 0 : (top + bottom - innerHeight) / 2
}

/** `captions` are shown in their order. */
function startCamera({ page, settle }: Phone, captions: readonly string[]) {
  const frames: Buffer[] = []
  /** When each caption begins. */
  const starts: number[] = []

  /** Shows the page as it is, or with a mark on what is tapped. */
  async function show(ms: number, tapped?: Locator) {
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'initial',
      mask: tapped ? [tapped] : [],
      maskColor: 'rgb(226 161 0 / 0.45)',
    })
    for (let shown = 0; shown < ms; shown += FRAME) frames.push(picture)
  }

  /** Shows the next caption for as long as it takes to read. */
  async function say() {
    const caption = captions[starts.length] ?? ''
    starts.push(frames.length * FRAME)
    await show(readingTime(caption))
  }

  async function scrollTo(target: Locator) {
    const distance = await target.evaluate(distanceTo)
    for (let step = 0; distance !== 0 && step < 6; step += 1) {
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), distance / 6)
      await show(FRAME)
    }
    await show(300)
  }

  async function point(target: Locator) {
    await scrollTo(target)
    await show(600, target)
  }

  async function tap(target: Locator) {
    await point(target)
    // Unlike `target.tap()`, never scrolls first.
    await target.dispatchEvent('click')
    await settle()
  }

  return {
    frames,
    starts,
    show,
    say,
    scrollTo,
    point,
    tap,
    async sayAndTap(target: Locator) {
      await say()
      await tap(target)
    },
    async type(field: Locator, text: string) {
      await tap(field)
      await field.fill('')
      for (const key of text) {
        await page.keyboard.type(key)
        await show(2 * FRAME)
      }
    },
  }
}

const clockTime = (ms: number) => new Date(ms).toISOString().slice(14, 23)

/** A WebVTT file, with its captions at the top: the buttons are at the bottom. */
function captionFile(captions: readonly string[], starts: readonly number[], end: number) {
  if (starts.length !== captions.length)
    throw new Error(`${captions.length} captions, of which ${starts.length} are said`)
  const cues = captions.map((caption, index) => {
    const [from, to] = [starts[index] ?? end, starts[index + 1] ?? end]
    return `${clockTime(from)} --> ${clockTime(to)} line:0\n${caption}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** `frames`: PNG files. Equal ones are encoded once, or once a second. */
function encode(frames: readonly Buffer[], path: string): void {
  const input = `-f image2pipe -framerate ${1000 / FRAME} -c:v png -i -`
  const filter = '-vf mpdecimate=max=10,scale=out_color_matrix=bt709 -fps_mode vfr'
  const colours = '-colorspace bt709 -pix_fmt yuv420p'
  const output = '-c:v libvpx-vp9 -b:v 0 -crf 42 -cpu-used 4 -g 600 -row-mt 1'
  const options = `-loglevel error -y ${input} ${filter} ${colours} ${output}`.split(' ')
  execFileSync('ffmpeg', [...options, path], { input: Buffer.concat(frames) })
}

/** Makes `path`.webm, .vtt and the poster .jpg. Returns the film's length in seconds. */
export async function shoot(app: App, film: Film, language: Language, path: string) {
  const captions = guides[language].films[film.id] ?? []
  const phone = await app.open(film, language, 1.5)
  const camera = startCamera(phone, captions)
  await film.play({ ...phone, ...camera }, () =>
    phone.page.screenshot({ path: `${path}.jpg`, quality: 60, scale: 'css' }),
  )
  await phone.page.context().close()
  const length = camera.frames.length * FRAME
  writeFileSync(`${path}.vtt`, captionFile(captions, camera.starts, length))
  encode(camera.frames, `${path}.webm`)
  return Math.round(length / 1000)
}
