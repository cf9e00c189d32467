import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsoleError } from '@tests/console'
import { link } from '@tests/page'
import { provider } from '@tests/provider'
import { visit } from '@tests/visit'

test('a missing thing shows the not-found page with links home and to the offers', async () => {
  provider.fault({ call: 'productBySku', kind: 'status', status: 404 })
  expectConsoleError('ApiError')
  await visit('/product/details/GONE-1', { as: 'savita', wait: false })
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(link('Go to home')).toHaveAttribute('href', '/home')
  expect(link('See offers')).toHaveAttribute('href', '/product/list')
})

test('a visitor gets only the link to the landing page', async () => {
  await visit('/no/such/page')
  expect(link('Go to home')).toHaveAttribute('href', '/')
  expect(screen.queryByRole('link', { name: 'See offers' })).not.toBeInTheDocument()
})
