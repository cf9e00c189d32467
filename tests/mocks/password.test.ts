import { expect, it } from 'vitest'
import { call } from '@/api/call'
import { login } from '@/api/contract/auth'
import { sendOtp, updatePassword, verifyOtp } from '@/api/contract/password'
import { demoEnv } from '@/mocks/demo-env'
import { ids, provider } from '@tests/provider'

const mobileNo = '9876543210'
const otp = demoEnv.VITE_DEMO_OTP ?? ''

it('sends an OTP to who is registered, and says in `message` who is not', async () => {
  await expect(call(sendOtp, { body: { mobileNo } })).resolves.toBeUndefined()
  await expect(call(sendOtp, { body: { mobileNo: '9000000000' } })).rejects.toMatchObject({
    status: 404,
    serverMessage: 'Mobile number is not registered',
    serverError: undefined,
  })
})

it('takes the OTP the demo shows, and says in `error` that another is wrong', async () => {
  expect(otp).toMatch(/^\d{6}$/)
  await expect(call(verifyOtp, { body: { mobileNo, otp } })).resolves.toEqual({
    userId: ids.savita,
  })
  await expect(call(verifyOtp, { body: { mobileNo, otp: '000000' } })).rejects.toMatchObject({
    status: 200,
    serverMessage: undefined,
    serverError: 'Invalid OTP',
  })
})

it('signs in a person whose mobile number is a JSON number', async () => {
  provider.scenario('odd-words')
  const body = { mobileNo, password: 'farmer1' }
  await expect(call(login, { body })).resolves.toMatchObject({ userId: ids.savita })
})

it('changes the password', async () => {
  await call(updatePassword, { body: { userId: ids.savita, newPassword: 'newpass' } })
  await expect(call(login, { body: { mobileNo, password: 'newpass' } })).resolves.toMatchObject({
    userId: ids.savita,
  })
  await expect(call(login, { body: { mobileNo, password: 'farmer1' } })).rejects.toMatchObject({
    status: 401,
  })
})

it.each([
  ['nobody', 'newpass', 'User not found'],
  [ids.savita, 'short', 'Password is too short'],
])('refuses, for %s, %s: %s', async (userId, newPassword, serverError) => {
  await expect(call(updatePassword, { body: { userId, newPassword } })).rejects.toMatchObject({
    serverError,
  })
})
