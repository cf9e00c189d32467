/** NAV-13: a sheet closes at swipe velocity above 500 (px/s) … */
const CLOSING_VELOCITY = 500
/** … or when dragged beyond 0.6 of its height. */
const CLOSING_SHARE = 0.6

export interface Swipe {
  /** Downwards, px/s. */
  velocity: number
  /** How far down it was dragged, px. */
  offset: number
  /** Of the sheet, px. */
  height: number
}

export function shouldCloseSheet({ velocity, offset, height }: Swipe): boolean {
  return velocity > CLOSING_VELOCITY || offset > CLOSING_SHARE * height
}
