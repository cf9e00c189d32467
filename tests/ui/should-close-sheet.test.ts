import { describe, expect, it } from 'vitest'
import { shouldCloseSheet } from '@/ui/should-close-sheet'

// NAV-13.
describe('shouldCloseSheet', () => {
  it.each([
    { velocity: 501, offset: 1, height: 400, closes: true },
    { velocity: 500, offset: 1, height: 400, closes: false },
    { velocity: 0, offset: 241, height: 400, closes: true },
    { velocity: 0, offset: 240, height: 400, closes: false },
    { velocity: 500, offset: 240, height: 400, closes: false },
    { velocity: -900, offset: 100, height: 400, closes: false },
    { velocity: -900, offset: 300, height: 400, closes: true },
    { velocity: 0, offset: 0, height: 0, closes: false },
  ])('$velocity px/s, $offset of $height px: $closes', ({ closes, ...swipe }) => {
    expect(shouldCloseSheet(swipe)).toBe(closes)
  })
})
