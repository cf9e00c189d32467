import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactDetails } from '@/features/help/ContactUs'
import { show } from '@tests/ui/show'

test('shows nothing when nothing is configured', () => {
  const { container } = show(<ContactDetails phones={[]} email="" />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  [['(020) 5550-1234'], '', ['tel:02055501234']],
  [[], 'help@example.com', ['mailto:help@example.com']],
])('leaves out what is missing: %j %j', (phones, email, hrefs) => {
  show(<ContactDetails phones={phones} email={email} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs)
})
