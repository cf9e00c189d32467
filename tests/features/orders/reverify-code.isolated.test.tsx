import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { visit } from '@tests/visit'
import { orderUrl } from './scenario'

const code = vi.hoisted(() => ({ isThere: false }))

vi.mock('@/features/orders/VerifyPayment', async (original) => {
  const real = await original<{ VerifyPayment: unknown }>()
  return {
    get VerifyPayment() {
      if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return real.VerifyPayment
    },
  }
})

test('offers Try again when the code of the form does not load', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expectConsoleError('CodeError')
  const { user } = await visit(orderUrl('097'), { as: 'savita' })
  await user.click(await screen.findByRole('button', { name: 'Reverify' }))
  const tryAgain = await screen.findByRole('button', { name: 'Try again' })
  code.isThere = true
  await user.click(tryAgain)
  expect(await screen.findByLabelText('Transaction ID')).toBeVisible()
})
