import { agentByCode, register, userExists } from '@/api/contract/registration'
import { answer } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { newPerson, nextId, personByMobile, personOf } from '@/mocks/world'

const REGISTERED = 'Mobile number already registered'

/** Ten characters: of the name, and the end of the mobile number. */
function newReferralCode(name: string, mobileNo: string): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  return letters.slice(0, 6).padEnd(6, 'X') + mobileNo.slice(-4)
}

export const registrationAnswers = {
  userExists: answer(userExists, ({ body, world }) => {
    const exist = personByMobile(world, body.mobileNo) !== undefined
    return { exist, message: exist ? REGISTERED : 'Mobile number is free' }
  }),

  register: answer(register, ({ body, world, now }) => {
    const { addressDetails, password, confirmPassword, agentId, ...details } = body
    if (personByMobile(world, details.mobileNo)) refuse(409, REGISTERED)
    if (password !== confirmPassword) refuse(422, 'Passwords do not match')
    const agent =
      agentId === undefined
        ? undefined
        : (world.people[agentId]?.user ?? refuse(422, 'Unknown agent'))
    const referralCode = newReferralCode(details.name, details.mobileNo)
    const userId = nextId(world)
    const address = { ...addressDetails, _id: nextId(world) }
    const user = {
      _id: userId,
      ...details,
      referralCode,
      selectedAddress: address._id,
      ...(agent && {
        agentId: { _id: agent._id, name: agent.name, referralCode: agent.referralCode },
      }),
    }
    world.people[userId] = { ...newPerson(), user, password, addresses: [address] }
    if (agentId !== undefined) {
      const { name } = details
      const referrer = personOf(world, agentId)
      const referral = { type: 'users', name, userId: { name }, createdAt: now.toISOString() }
      referrer.referrals = [referral, ...referrer.referrals]
    }
    return { userId, address: address._id }
  }),

  agentByCode: answer(agentByCode, ({ body, world }) => {
    const users = Object.values(world.people).map((person) => person.user)
    const user = users.find(({ referralCode }) => referralCode === body.referralCode)
    if (!user) return { exist: false, message: 'Referral code not found' }
    return { exist: true, message: 'Referral code found', userId: user._id, name: user.name }
  }),
}
