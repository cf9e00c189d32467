import { describe, expect, it } from 'vitest'
import { call } from '@/api/call'
import { queriesOfUser, queryByNumber, raiseQuery } from '@/api/contract/support'
import { expectConsoleError } from '@tests/console'
import { ids, provider } from '@tests/provider'

const question = { subject: 'Payment', message: 'When does it come?', support: true } as const
const queriesOf = (userId: string) => call(queriesOfUser, { path: { userId } })

describe('a query', () => {
  it('of a signed-in person is theirs, pending, and found by its number', async () => {
    await call(raiseQuery, { body: { userId: ids.ramesh, ...question } })
    const [query] = await queriesOf(ids.ramesh)
    expect(query).toMatchObject({
      type: 'general',
      status: 'pending',
      subject: 'Payment',
      message: 'When does it come?',
    })
    expect(query?.qno).toMatch(/^Q\d{6}$/)
    expect(await call(queryByNumber, { path: { qno: query?.qno ?? '' } })).toEqual(query)
  })

  it("of a visitor is nobody's", async () => {
    await call(raiseQuery, { body: { name: 'Anil', mobileNo: '9000000001', ...question } })
    expect(provider.world.visitorQueries).toMatchObject([{ subject: 'Payment' }])
    expect(await queriesOf(ids.ramesh)).toEqual([])
  })

  it('without a subject, a message, or who asks does not fit the contract', async () => {
    expectConsoleError('does not fit the contract')
    for (const body of [
      { userId: ids.ramesh, ...question, subject: '' },
      { userId: ids.ramesh, ...question, message: '' },
      { name: 'Anil', ...question },
    ])
      await expect(call(raiseQuery, { body: body as never })).rejects.toMatchObject({ status: 400 })
  })

  it('of somebody nobody knows is refused, and a number nobody gave is not found', async () => {
    const body = { userId: 'nobody', ...question }
    await expect(call(raiseQuery, { body })).rejects.toMatchObject({ kind: 'not-found' })
    const path = { qno: 'Q999999' }
    await expect(call(queryByNumber, { path })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

it('has scenarios with every status, none and thousands', async () => {
  const words = (await queriesOf(ids.savita)).map(({ status }) => status)
  expect(words).toContain('pending')
  expect(new Set(words).size).toBe(words.length)
  provider.scenario('no-queries')
  expect(await queriesOf(ids.savita)).toEqual([])
  provider.scenario('many-queries')
  const many = await queriesOf(ids.savita)
  expect(new Set(many.map(({ qno }) => qno)).size).toBe(2000)
})
