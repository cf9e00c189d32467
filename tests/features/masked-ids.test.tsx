import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openTransaction } from '@tests/features/checkout/walk'
import { openPayment } from '@tests/features/delivery/walk'
import { openReverify } from '@tests/features/orders/scenario'
import { button, field } from '@tests/page'

const ids = () => [field('Transaction ID'), field('Verify Transaction ID')]
const areMasked = () => ids().map((input) => input.classList.contains('masked'))

// FRM-3: "masked, also while typing, until the person reveals them"
test.each([
  ['checkout', openTransaction],
  ['reverify', async () => (await openReverify()).user],
  ['delivery', openPayment],
] as const)('%s: both IDs are masked while typed, until one button shows both', async (_, open) => {
  const user = await open()
  for (const input of ids()) {
    await user.type(input, 'UTR42')
    expect(input).toHaveFocus()
    expect(areMasked()).toEqual([true, true])
  }
  expect(screen.getAllByRole('button', { name: /^Show .*ID$/ })).toHaveLength(1)
  await user.click(button('Show Transaction ID'))
  expect(field('Verify Transaction ID')).toHaveFocus()
  expect(areMasked()).toEqual([false, false])
  await user.type(field('Transaction ID'), '1')
  await user.click(button('Submit'))
  expect(areMasked()).toEqual([false, false])
  await user.click(button('Hide Transaction ID'))
  expect(areMasked()).toEqual([true, true])
})
