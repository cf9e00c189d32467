import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, fill, heading } from '@tests/page'
import { lakshmi, openPersonal } from './walk'

const code = vi.hoisted(() => {
  let arrive = () => undefined as void
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  return { arrival, arrive: () => arrive() }
})

vi.mock('@/features/register/AddressStep', async (original) => {
  await code.arrival
  return original()
})

test('a step whose code is not there yet shows a skeleton', async () => {
  const user = await openPersonal()
  await fill(user, lakshmi)
  await user.click(button('Proceed'))
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  code.arrive()
  await heading('Address')
  expect(screen.queryByText('Loading')).toBeNull()
})
