import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { provider } from '@tests/provider'

export const NO_QUERY = 'Failed to submit your query'

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const submit = () => screen.getByRole('button', { name: 'Submit' })
export const thanks = () => screen.findByRole('heading', { name: 'Thank you!' })

export const asked = {
  Name: ' Anil Pawar ',
  'Mobile Number': '9000000001',
  Subject: ' Payment of my order ',
  Message: ' When does it come?\nI wait. ',
}

/** Fills in what is named, in the order of the screen. */
export async function type(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label))
    if (value) await user.type(field(label), value)
  }
}

const { Subject, Message } = asked
export const question = { Subject, Message }

/** What the provider was sent. */
export const sent = () => provider.requests('raiseQuery').map(({ body }) => body)

export const drafts = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('sauda.draft.contact'))
