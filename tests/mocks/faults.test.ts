import { endpoints } from '@scripts/contract/endpoints'
import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answers } from '@/mocks/calls'
import type { Fault } from '@/mocks/faults'
import { createProvider } from '@/mocks/provider'
import { expectConsoleError } from '@tests/console'
import { provider, savita } from '@tests/provider'

it.each([
  [{ call: 'cartt', kind: 'drop' }, 'call'],
  [{ call: 'cart', kind: 'explode' }, 'kind'],
  [{ call: 'cart', kind: 'drop', time: 1 }, 'time: unknown field'],
  [{ call: 'cart', kind: 'drop', times: 0 }, 'times'],
])('%j is no fault', (fault, words) => {
  expect(() => provider.fault(fault as Fault)).toThrow(words)
})

async function post(path: string, body: string) {
  const response = await fetch(path, { method: 'POST', body })
  return { status: response.status, ...((await response.json()) as { message: string }) }
}

describe('a request that does not fit the contract', () => {
  const valid = { mobileNo: '9876543210', password: 'farmer1' }

  it.each([
    ['a field too many', JSON.stringify({ ...valid, remember: true }), 'remember: unknown field'],
    ['a field missing', JSON.stringify({ mobileNo: '1' }), 'password: Invalid input'],
    ['no JSON', 'mobileNo=1', 'Invalid input'],
  ])('because of %s is answered 400 and named', async (_, body, message) => {
    expectConsoleError('a request does not fit the contract')
    await expect(post('/api/user/login', body)).resolves.toMatchObject({ status: 400, message })
  })

  it('because the contract has no such call is answered 501', async () => {
    expectConsoleError('a request to no call of the contract')
    const response = await fetch('/api/user/logon', { method: 'POST', body: '{}' })
    expect(response.status).toBe(501)
    expect(provider.requests()).toMatchObject([{ call: undefined, path: '/user/logon' }])
  })
})

it('answers every call of the contract, each under its own name', () => {
  const given = Object.entries(answers).map(([name, { endpoint }]) => [name, endpoint.name])
  const names = endpoints.map(({ name }) => name)
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(names.map((name) => [name, name])))
})

it('keeps the old status of a delivery in `stores-as-sent`, where the payment sends none', async () => {
  provider.reset('stores-as-sent')
  const paid = () => savita().orders[1]?.orderItems[0]?.deliveryRequest
  expect(paid()?.status).toBe('Payment Rejected')
  const { _id, orderItems = [] } = savita().orders[1] ?? {}
  const again = { ...paid(), transactionId: 'UTR-2', paidAt: '2026-09-05T06:30:00.000Z' }
  const items = [{ ...orderItems[0], deliveryRequest: again }, ...orderItems.slice(1)]
  const body = JSON.stringify({ orderId: _id, orderItems: items })
  expect((await post('/api/purchase/order/delivery/request/update', body)).status).toBe(200)
  expect(paid()).toEqual(again)
})

it('tells other phones of a fault that is used up', async () => {
  const onChanged = vi.fn()
  const phone = createProvider({ onChanged })
  phone.fault({ call: 'products', kind: 'drop', times: 1 })
  await getResponse(phone.handlers, new Request('http://phone.test/api/trading/product'))
  expect(phone.state.faults).toEqual([])
  expect(onChanged).toHaveBeenCalledOnce()
})
