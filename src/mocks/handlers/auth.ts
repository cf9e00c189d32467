import { login } from '@/api/contract/auth'
import { answer, refuse, succeeded } from '@/mocks/answer'
import { personByMobile } from '@/mocks/world'

export const authAnswers = {
  login: answer(login, ({ body, world }) => {
    const person = personByMobile(world, body.mobileNo)
    if (person?.password !== body.password) refuse(401, 'Invalid mobile number or password')
    return {
      ...succeeded('Login successful'),
      userId: person.user._id,
      address: person.user.selectedAddress,
    }
  }),
}
