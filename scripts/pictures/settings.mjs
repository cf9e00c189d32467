/** Where an offer stands: a farm's sun for domestic, the sea for international, a warehouse door for stock. */
import { mix } from './colours.mjs'
import { ellipse, line, path, place, rect, SIDE } from './shapes.mjs'

/** Paper tints by family of produce. */
export const paper = {
  grain: '#F6E7C4',
  millet: '#E2EAD0',
  pulse: '#F4E3CC',
  oilseed: '#F1E8C6',
  spice: '#FADFCB',
  fruit: '#E6EFD2',
  vegetable: '#DFEBDA',
  nut: '#F0E2D2',
  sweet: '#F7E3C1',
  fibre: '#DCEAE6',
}

const SKY = '#DCEAF4'
const STORE = '#EBDDBF'
const GROUND_TOP = 246
/** Drawn things stand on y = 246; this brings them nearer without lifting them off the ground. */
const NEARER = 1.17

function stage(subject) {
  return place(subject, 160 * (1 - NEARER), 256 * (1 - NEARER), 0, NEARER)
}

function ground(colour) {
  return path(
    `M0 ${GROUND_TOP}C70 ${GROUND_TOP - 14} 250 ${GROUND_TOP - 14} 320 ${GROUND_TOP}V320H0Z`,
    colour,
  )
}

/** Before a pale sun, on paper tinted by family. */
export function farm(tint, subject) {
  return (
    rect(0, 0, SIDE, SIDE, tint) +
    ellipse(160, 150, 132, 132, mix(tint, '#FFFFFF', 0.55)) +
    ground(mix(tint, '#7A5A2E', 0.14)) +
    stage(subject)
  )
}

/** On a quay, a ship on the horizon. `ship` is -1 (left) or 1 (right). */
export function sea(subject, ship = -1) {
  const vessel =
    path('M-30 0L-25 14H25L33 0Z', '#2B6596') +
    rect(-21, -9, 12, 9, '#6C9FC6') +
    rect(-8, -9, 12, 9, '#4E88B5') +
    rect(5, -9, 10, 9, '#6C9FC6') +
    rect(-15, -17, 12, 8, '#4E88B5') +
    rect(18, -18, 8, 18, '#FFFFFF')
  return (
    rect(0, 0, SIDE, SIDE, SKY) +
    ellipse(160, 150, 132, 132, mix(SKY, '#FFFFFF', 0.62)) +
    rect(0, 186, SIDE, 80, '#A9CBE2') +
    line('M14 204h34M250 200h40M276 216h34M22 222h26', '#C9E0EF', 4) +
    place(vessel, ship < 0 ? 38 : 280, 173, 0, 0.9) +
    ground('#CBD3D3') +
    stage(subject)
  )
}

/** Before the arch of a warehouse. */
export function store(subject) {
  return (
    rect(0, 0, SIDE, SIDE, STORE) +
    path('M30 250V132C30 58 88 22 160 22S290 58 290 132V250Z', mix(STORE, '#FFFFFF', 0.58)) +
    rect(0, 240, SIDE, 80, mix(STORE, '#7A5A2E', 0.22)) +
    line('M0 241H320', mix(STORE, '#7A5A2E', 0.36), 3) +
    stage(subject)
  )
}
