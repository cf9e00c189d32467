// @ts-check
/** The letters that pictures of the screens are taken with: installs them where they lack. */
import { thisMachine } from './find-browser.mjs'

const folder = '/usr/share/fonts/truetype/noto'
const files = ['NotoSans-Regular', 'NotoSans-Bold', 'NotoSansDevanagari-Regular'].map(
  (name) => `${folder}/${name}.ttf`,
)

const advice = `Pictures of the screens are compared letter by letter, and the letters are not here: ${folder}/NotoSansDevanagari-Regular.ttf and its like.
  - Debian, Ubuntu: apt-get install fonts-noto-core
  - on another system: run it in a container of Debian`

/**
 * Throws an Error that says what to do where the fonts lack and cannot be installed.
 * @param {import('./find-browser.mjs').Machine} machine
 */
export function findFonts(machine = thisMachine) {
  const areHere = () => files.every((file) => machine.isFile(file))
  if (areHere()) return
  if (machine.platform === 'linux' && machine.isRoot && machine.isFile('/usr/bin/apt-get')) {
    machine.say('No Noto fonts here: installing them with apt-get ...')
    machine.run('apt-get', ['update'], 180)
    machine.run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-noto-core'], 600)
  }
  if (!areHere()) throw new Error(advice)
}
