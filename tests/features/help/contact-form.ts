import { screen } from '@testing-library/react'
import { button } from '@tests/page'

export const submit = () => button('Submit')
export const thanks = () => screen.findByRole('heading', { name: 'Thank you!' })

export const contactValues = {
  Name: ' Anil Pawar ',
  'Mobile Number': '9000000001',
  Subject: ' Payment of my order ',
  Message: ' When does it come?\nI wait. ',
}

const { Subject, Message } = contactValues
export const question = { Subject, Message }

/** `question` as the provider gets it. */
export const trimmedQuestion = {
  subject: 'Payment of my order',
  message: 'When does it come?\nI wait.',
  support: true,
}
