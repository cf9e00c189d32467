import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { savita } from '@tests/provider'
import { visit } from '@tests/visit'

test.each([
  ['an order', (order: string) => `/order/singleorderDetails/${order}?saleOnly=false`],
  ['its sales', (order: string) => `/order/singleorderDetails/${order}?saleOnly=true`],
  ['a sale', (order: string, item: string) => `/sell/confirmation/${order}/${item}`],
])('prints %s', async (_, path) => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const sold = savita().orders.find(({ isSold }) => isSold)
  const { user } = await visit(path(sold?._id ?? '', sold?.orderItems[0]?._id ?? ''), {
    as: 'savita',
  })
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  ['an order', (order: string) => `/order/singleorderDetails/${order}`, 'Order details'],
  ['the statement', () => '/statement', 'Statement'],
])('offers no Print on %s where the browser cannot', async (_, path, title) => {
  vi.stubGlobal('print', undefined)
  await visit(path(savita().orders[0]?._id ?? ''), { as: 'savita' })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
})
