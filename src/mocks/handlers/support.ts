import { queriesOfUser, queryByNumber, raiseQuery } from '@/api/contract/support'
import { answer, succeeded } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { nextNumber, personOf } from '@/mocks/world'

export const supportAnswers = {
  raiseQuery: answer(raiseQuery, ({ body, world, now }) => {
    const { userId, subject, message } = body
    const person = userId === undefined ? undefined : personOf(world, userId)
    const query = {
      qno: `Q${String(nextNumber(world)).padStart(6, '0')}`,
      type: 'general',
      subject,
      message,
      status: 'pending',
      createdAt: now.toISOString(),
    }
    if (person) person.queries = [query, ...person.queries]
    else world.visitorQueries = [query, ...world.visitorQueries]
    return succeeded('Query raised')
  }),

  queriesOfUser: answer(
    queriesOfUser,
    ({ params, world }) => personOf(world, params.userId).queries,
  ),

  queryByNumber: answer(queryByNumber, ({ params, world }) => {
    const all = Object.values(world.people).flatMap(({ queries }) => queries)
    return all.find(({ qno }) => qno === params.qno) ?? refuse(404, 'Query not found')
  }),
}
