// @ts-check
/** Makes a film of its frames, with Debian's ffmpeg. */
import { spawnSync } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of each film, in bytes. */
export const FILM_LIMIT = 1.5 * 1024 * 1024

/** Throws where there is no ffmpeg: before anything is filmed in vain. */
export function checkEncoder() {
  const { error } = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' })
  if (error)
    throw new Error('There is no ffmpeg. Debian, Ubuntu: apt-get install ffmpeg', { cause: error })
}

/**
 * @param {{ file: string, duration: number }[]} pictures
 * @param {string} folder Where the frames lie.
 * @param {string} output
 */
export function encode(pictures, folder, output) {
  const list = join(folder, 'list.txt')
  const last = pictures.at(-1)
  const lines = pictures.flatMap(({ file, duration }) => [
    `file '${file}'`,
    `duration ${(duration / 1000).toFixed(3)}`,
  ])
  // The list's last duration counts only when another picture follows.
  writeFileSync(list, [...lines, ...(last ? [`file '${last.file}'`] : [])].join('\n'))
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list]
      .concat(['-vf', 'fps=15,scale=540:960:flags=lanczos', '-an', '-c:v', 'libvpx-vp9'])
      .concat(['-crf', '38', '-b:v', '0', '-g', '150', '-row-mt', '1', '-cpu-used', '3'])
      .concat(['-pix_fmt', 'yuv420p', '-map_metadata', '-1', output]),
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`)
  const { size } = statSync(output)
  if (size > FILM_LIMIT) throw new Error(`${output} has ${size} bytes, more than ${FILM_LIMIT}.`)
  return size
}

/** @param {number} ms */
function clockTime(ms) {
  const [minutes, rest] = [Math.floor(ms / 60_000), ms % 60_000]
  return `${String(minutes).padStart(2, '0')}:${(rest / 1000).toFixed(3).padStart(6, '0')}`
}

/**
 * A WebVTT file.
 * @param {{ words: import('./types.mjs').Words, from: number, to: number }[]} captions
 * @param {import('./types.mjs').Language} language
 */
export function captionFile(captions, language) {
  const cues = captions.map(
    ({ words, from, to }) => `${clockTime(from)} --> ${clockTime(to)}\n${words[language]}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}
