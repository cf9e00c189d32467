import { describe, expect, it } from 'vitest'
import { applyEdits, type CartEdit, type SaveState } from '@/api/cart/edits'
import { quantityFromNumber } from '@/domain/quantity'
import { lineOf } from './fake-cart'

/** `a=5`: the lines that are shown for the cart `a=1, b=2` with one edit. */
function shown(productId: string, quantity: number | null, state: SaveState, isPending = true) {
  const edit: CartEdit = {
    id: 'e1',
    order: 1,
    line: lineOf(productId, 9),
    quantity: quantity === null ? null : quantityFromNumber(quantity),
    state,
    isPending,
  }
  const lines = applyEdits([lineOf('a', 1), lineOf('b', 2)], new Map([[productId, edit]]))
  return lines.map((line) => `${line.product.id}=${line.quantity / 1000}`)
}

const states: SaveState[] = ['saving', 'saved', 'not-saved', 'offline', 'no-answer']

describe('the cart with an edit applied', () => {
  it.each(states)('shows a quantity that is %s', (state) => {
    expect(shown('a', 5, state)).toEqual(['a=5', 'b=2'])
    expect(shown('c', 5, state)).toEqual(['a=1', 'b=2', 'c=5'])
  })

  it.each(['saving', 'saved'] as const)('hides a line whose removal is %s', (state) => {
    expect(shown('a', null, state)).toEqual(['b=2'])
  })

  it.each(['not-saved', 'offline', 'no-answer'] as const)(
    'shows a line whose removal is %s: it is still in the cart',
    (state) => {
      expect(shown('a', null, state)).toEqual(['a=1', 'b=2'])
    },
  )

  it('shows what the provider says once its cart holds the edit', () => {
    expect(shown('a', 5, 'saved', false)).toEqual(['a=1', 'b=2'])
    expect(shown('a', null, 'saved', false)).toEqual(['a=1', 'b=2'])
    expect(shown('c', 5, 'saved', false)).toEqual(['a=1', 'b=2'])
  })

  it('does not add a line that was removed', () => {
    expect(shown('c', null, 'saving')).toEqual(['a=1', 'b=2'])
  })
})
