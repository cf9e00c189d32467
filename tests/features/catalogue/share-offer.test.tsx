import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { address, button } from '@tests/page'
import { visit } from '@tests/visit'

const SENT = '/register?code=SAVITA4210&offer=ONI-NSK-D'

test('an offer is shared with its figures, the code and a link that leads to it', async () => {
  const { user } = await visit('/product/details/ONI-NSK-D', { as: 'savita' })
  expect(screen.queryByText('The offer you were sent')).not.toBeInTheDocument()
  await user.click(button('Share this offer'))
  const message = await within(await screen.findByRole('dialog')).findByRole('figure')
  expect(message).toHaveTextContent(
    'Onion Lasalgaon: ₹18.75/kg, expected margin 5.07% – 12.00%, 5-7 Days.',
  )
  expect(message).toHaveTextContent('my referral code SAVITA4210')
  expect(message).toHaveTextContent(`http://localhost:3000${SENT}`)
})

test('its link leads a signed-in person to the offer', async () => {
  await visit(SENT, { as: 'ramesh' })
  expect(await screen.findByText('The offer you were sent')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Onion Lasalgaon' })).toBeVisible()
  expect(address()).toBe('/product/details/ONI-NSK-D?sent=1')
})
