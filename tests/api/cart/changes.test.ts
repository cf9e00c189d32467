import { describe, expect, it } from 'vitest'
import {
  applyChanges,
  type CartChange,
  latestChanges,
  type SaveState,
  withChange,
} from '@/api/cart/changes'
import { quantityFromNumber } from '@/domain/quantity'
import { lineOf } from './line'

const cart = [lineOf('a', 1), lineOf('b', 2)]

function change(product: string, quantity: number | null, more?: Partial<CartChange>): CartChange {
  const thousandths = quantity === null ? null : quantityFromNumber(quantity)
  return {
    productIds: [product],
    product: lineOf(product, 1).product,
    quantity: thousandths,
    ...more,
  }
}

const words = (lines: ReturnType<typeof applyChanges>) =>
  lines.map(({ product, quantity }) => `${product.id}=${quantity / 1000}`).join(' ')

/** The lines that are shown for the cart `a=1 b=2` with one change. */
const shown = (product: string, quantity: number | null, state: SaveState) =>
  words(applyChanges(cart, latestChanges([{ ...change(product, quantity), state }], cart)))

const unsaved = ['not-saved', 'offline', 'no-answer', 'changed'] as const

describe('the cart with a change applied', () => {
  it.each(['saving', ...unsaved] as const)('shows a quantity that is %s', (state) => {
    expect(shown('a', 5, state)).toBe('a=5 b=2')
    expect(shown('c', 5, state)).toBe('a=1 b=2 c=5')
  })

  it('hides a line whose removal is on its way, and adds none', () => {
    expect(shown('a', null, 'saving')).toBe('b=2')
    expect(shown('c', null, 'saving')).toBe('a=1 b=2')
  })

  it.each(unsaved)('shows a line whose removal is %s: it is still in the cart', (state) => {
    expect(shown('a', null, state)).toBe('a=1 b=2')
  })

  it('shows what the provider says once it is saved', () => {
    for (const quantity of [5, null]) expect(shown('a', quantity, 'saved')).toBe('a=1 b=2')
    expect(words(withChange(cart, change('a', 5)))).toBe('a=5 b=2')
  })

  it('shows all changes of an unknown cart', () => {
    const changes = latestChanges([{ ...change('c', 5), state: 'saved' }], undefined)
    expect(words(applyChanges(undefined, changes))).toBe('c=5')
  })

  it('shows the latest change of each line, also after Empty Cart', () => {
    const emptied = { ...change('a', null), productIds: ['a', 'b'], isEmptying: true }
    const changes = [emptied, change('b', 7)].map((each) => ({ ...each, state: 'saving' as const }))
    expect(words(applyChanges(cart, latestChanges(changes, cart)))).toBe('b=7')
  })
})

describe('a change that was not saved', () => {
  it.each<[string, number[], number | null, SaveState]>([
    ['the line is as it was', [1], 5, 'not-saved'],
    ['the line is as an earlier try left it', [3, 1], 5, 'not-saved'],
    ['the line is as it should be', [3], 1, 'not-saved'],
    ['the line was changed elsewhere', [3], 5, 'changed'],
    ['the line was changed elsewhere before it was removed', [3], null, 'changed'],
    ['the line was put into the cart elsewhere', [0], 5, 'changed'],
  ])('when %s', (_, before, quantity, state) => {
    const was = { a: before.map(quantityFromNumber) }
    const failed = { ...change('a', quantity, { before: was }), state: 'not-saved' as const }
    expect(latestChanges([failed], cart).get('a')).toMatchObject({ state, now: 1000 })
    const saving = { ...failed, state: 'saving' as const }
    expect(latestChanges([saving], cart).get('a')?.state).toBe('saving')
  })
})
