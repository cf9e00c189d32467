import { updateBankDetails, updateUser, userDetails, type WireUser } from '@/api/contract/user'
import { answer, succeeded } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { personByMobile, personOf, type World } from '@/mocks/world'

/** The agent as the provider sends them with the person; the one who is there already stays. */
function agentOf(world: World, user: WireUser, agentId: string | undefined): WireUser['agentId'] {
  if (agentId === undefined) return user.agentId
  const linkedId = typeof user.agentId === 'string' ? user.agentId : user.agentId?._id
  if (linkedId === agentId) return user.agentId
  if (linkedId) refuse(409, 'An agent is linked already')
  const agent = world.people[agentId]?.user
  if (!agent || agent === user) refuse(422, 'Unknown agent')
  return { _id: agent._id, name: agent.name, referralCode: agent.referralCode }
}

export const userAnswers = {
  userDetails: answer(userDetails, ({ params, world }) => {
    const { user, addresses } = personOf(world, params.userId)
    // The world keeps the id; the provider sends the address itself, as the profile names it
    // (API-40).
    const selected = addresses.find((address) => address._id === user.selectedAddress)
    return { userDetails: { ...user, selectedAddress: selected ?? user.selectedAddress } }
  }),

  updateBankDetails: answer(updateBankDetails, ({ body, world }) => {
    const { userId, name, confirmAccNo, ...details } = body
    const person = personOf(world, userId)
    if (confirmAccNo !== details.accNo) refuse(422, 'Account number does not match')
    person.user = { ...person.user, bankDetails: { userName: name, ...details } }
    return succeeded('Bank details updated')
  }),

  updateUser: answer(updateUser, ({ body, world }) => {
    const { userId, agentId, ...given } = body
    const person = personOf(world, userId)
    const fields = given as Partial<WireUser>
    const owner = fields.mobileNo === undefined ? undefined : personByMobile(world, fields.mobileNo)
    if (owner && owner !== person) refuse(409, 'Mobile number already registered')
    person.user = {
      ...person.user,
      ...fields,
      agentId: agentOf(world, person.user, agentId),
      // Sent back as it was sent out, with the whole address.
      selectedAddress: person.user.selectedAddress,
    }
    return succeeded('Profile updated')
  }),
}
