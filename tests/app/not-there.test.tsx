import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

test.each([
  ['/cart', 'cart'],
  ['/history', 'ordersOfUser'],
  ['/product/list', 'products'],
] as const)('%s is there, whatever the provider lacks: Try again', async (path, call) => {
  provider.fault({ call, kind: 'status', status: 404 })
  expectConsoleError('ApiError')
  await visit(path, { as: 'savita', wait: false })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByText('Page not found')).not.toBeInTheDocument()
})

test('a thing the provider does not have is not there', async () => {
  provider.fault({ call: 'productBySku', kind: 'status', status: 404 })
  expectConsoleError('ApiError')
  await visit('/product/details/GONE-1', { as: 'savita', wait: false })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})
