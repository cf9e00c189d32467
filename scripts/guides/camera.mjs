// @ts-check
/** Films a page of the app: its frames as the browser draws them, the taps as a dot, and what is said meanwhile. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settle } from './pictures.mjs'

/** @typedef {import('./app.mjs').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./types.mjs').Words} Words */

/** @typedef {{ from: number, to: number, film: number }} Shown When somebody asked to see something, and how long it is in the film (ms). */

/** Waiting for a busy machine is no part of the film: whatever nobody asked to see is at most this long (ms). */
const LONGEST_WAIT = 450

/** Time to read what is said, beside what happens (ms). */
const READING_TIME = 1600

/** Between two letters that are typed (ms). */
const TYPING = 55

/**
 * The dot of a finger, on top of everything, open dialogs too.
 * @param {{ x: number, y: number }} at
 */
function showDot({ x, y }) {
  const dot = document.createElement('div')
  dot.popover = 'manual'
  Object.assign(dot.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${x - 22}px`,
    top: `${y - 22}px`,
    width: '44px',
    height: '44px',
    margin: '0',
    padding: '0',
    border: '3px solid #8A5F00',
    borderRadius: '50%',
    background: 'rgb(226 161 0 / 0.55)',
    pointerEvents: 'none',
  })
  document.documentElement.append(dot)
  dot.showPopover()
  dot.animate(
    [
      { transform: 'scale(1.7)', opacity: 0 },
      { transform: 'scale(1)', opacity: 1 },
    ],
    {
      duration: 300,
      fill: 'both',
      easing: 'ease-out',
    },
  )
  setTimeout(() => dot.remove(), 900)
}

/**
 * @param {Page} page
 * @param {string} folder For the frames.
 */
export async function startCamera(page, folder) {
  const client = await page.context().newCDPSession(page)
  /** @type {{ file: string, at: number }[]} */
  const frames = []
  /** @type {Shown[]} */
  const shown = []
  /** @type {{ words: Words, at: number }[]} */
  const said = []
  /** @type {Buffer | undefined} */
  let poster
  /** @type {Promise<unknown>[]} */
  const acknowledged = []
  let isRolling = true

  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    // Late, when the browser no longer hears that it came.
    if (!isRolling) return
    const at = (metadata.timestamp ?? Date.now() / 1000) * 1000
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    frames.push({ file, at })
    acknowledged.push(client.send('Page.screencastFrameAck', { sessionId }))
  })

  /** @param {number} ms */
  const show = async (ms) => {
    const from = Date.now()
    await page.waitForTimeout(ms)
    shown.push({ from, to: Date.now(), film: ms })
  }

  return {
    roll: () => client.send('Page.startScreencast', { format: 'jpeg', quality: 92 }),

    /**
     * From now on this is the caption.
     * @param {Words} words
     */
    async say(words) {
      said.push({ words, at: Date.now() })
      await show(READING_TIME)
    },

    show,

    /** @param {Locator} target */
    async tap(target) {
      await target.waitFor()
      await settle(page)
      await target.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'smooth' }),
      )
      await show(700)
      const box = await target.boundingBox()
      if (!box) throw new Error('What is to be tapped is not to be seen.')
      const at = { x: box.x + Math.min(box.width / 2, 160), y: box.y + box.height / 2 }
      await page.evaluate(showDot, at)
      await show(550)
      await target.click()
      await show(650)
      await settle(page)
    },

    /**
     * @param {Locator} field
     * @param {string} text
     */
    async type(field, text) {
      await this.tap(field)
      await field.fill('')
      const from = Date.now()
      await field.pressSequentially(text, { delay: TYPING })
      shown.push({ from, to: Date.now(), film: text.length * TYPING })
      await show(400)
    },

    /** What stands now is the film's picture before it is played. */
    async pose() {
      await settle(page)
      poster = await page.screenshot({
        type: 'jpeg',
        quality: 60,
        scale: 'css',
        animations: 'disabled',
      })
    },

    async cut() {
      await show(1500)
      const end = Date.now()
      isRolling = false
      await Promise.all(acknowledged)
      await client.send('Page.stopScreencast')
      if (!poster) throw new Error('The film has no picture.')
      return { ...edit({ frames, shown, said, end }), poster }
    },
  }
}

/**
 * The film's own time: what was asked for takes as long as was asked, however busy the machine, and waiting is cut short.
 * @param {{ frames: { file: string, at: number }[], shown: Shown[], said: { words: Words, at: number }[], end: number }} take
 */
export function edit({ frames, shown, said, end }) {
  const start = Math.min(shown[0]?.from ?? end, said[0]?.at ?? end)
  const marks = [...shown.flatMap(({ from, to }) => [from, to]), ...frames.map(({ at }) => at)]
  const inside = marks.filter((at) => at > start && at < end)
  const times = [start, ...inside, end].toSorted((a, b) => a - b)

  /** @type {{ at: number, film: number }[]} */
  const clock = []
  let length = 0
  let waited = 0
  times.forEach((at, index) => {
    const before = times[index - 1] ?? at
    const asked = shown.find(({ from, to }) => before >= from && before < to)
    if (asked) {
      length += ((at - before) * asked.film) / (asked.to - asked.from)
      waited = 0
    } else {
      const step = Math.min(at - before, LONGEST_WAIT - waited)
      length += step
      waited += step
    }
    clock.push({ at, film: length })
  })

  /** @param {number} at */
  const toFilm = (at) => clock.findLast((mark) => mark.at <= at)?.film ?? 0

  const pictures = frames.map(({ file, at }) => ({ file, from: toFilm(at) }))
  return {
    length,
    pictures: pictures.map(({ file, from }, index) => ({
      file,
      duration: (pictures[index + 1]?.from ?? length) - from,
    })),
    captions: said.map(({ words, at }, index) => {
      const next = said[index + 1]
      return { words, from: toFilm(at), to: next ? toFilm(next.at) : length }
    }),
  }
}
