import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

test('a thing the provider does not have is not there; the way leads home and to the offers', async () => {
  provider.fault({ call: 'productBySku', kind: 'status', status: 404 })
  expectConsoleError('ApiError')
  await visit('/product/details/GONE-1', { as: 'savita', wait: false })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/home')
  expect(screen.getByRole('link', { name: 'See offers' })).toHaveAttribute('href', '/product/list')
})

test('a visitor is led to the start alone', async () => {
  await visit('/no/such/page')
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'See offers' })).not.toBeInTheDocument()
})
