import { login } from '@/api/contract/auth'
import { answer } from '@/mocks/answer'
import { refuse } from '@/mocks/refuse'
import { personByMobile } from '@/mocks/world'
import { succeeded } from './succeeded'

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
