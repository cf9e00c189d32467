import { login, sendOtp, updatePassword, verifyOtp } from '@/api/contract/auth'
import { answer, succeeded } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { demoEnv } from '@/mocks/demo-env'
import { personByMobile } from '@/mocks/world'

const SHORTEST_PASSWORD = 6

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

  sendOtp: answer(sendOtp, ({ body, world }) => {
    if (!personByMobile(world, body.mobileNo)) refuse(404, 'Mobile number is not registered')
    return succeeded('OTP sent')
  }),

  // No text message is sent: the right OTP is the one that the demo shows.
  verifyOtp: answer(verifyOtp, ({ body, world }) => {
    const person = personByMobile(world, body.mobileNo)
    if (!person || body.otp !== demoEnv.VITE_DEMO_OTP) refuse(200, 'Invalid OTP', 'error')
    return { ...succeeded('OTP verified'), userId: person.user._id }
  }),

  updatePassword: answer(updatePassword, ({ body, world }) => {
    const person = world.people[body.userId]
    if (!person) refuse(404, 'User not found', 'error')
    if (body.newPassword.length < SHORTEST_PASSWORD) refuse(422, 'Password is too short', 'error')
    person.password = body.newPassword
    return succeeded('Password updated')
  }),
}
