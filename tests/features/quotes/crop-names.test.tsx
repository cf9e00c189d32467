import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from '@/text/set-locale'
import { visit } from '@tests/visit'
import { confirmation, ORDER, single, soldElsewhere, TURMERIC } from './market'

afterEach(() => act(() => setLocale('en')))

test.each([
  ['the list', '/quotes'],
  ['the order', `/quoteDetails/${ORDER}`],
  ['the quote', single(TURMERIC)],
  ['the delivery', `/request/delivery/${TURMERIC}/${ORDER}`],
])('Hindi: %s names the crop', async (_, path) => {
  await setLocale('hi')
  await visit(path, { as: 'savita' })
  expect(await screen.findByText('हल्दी · Turmeric Sangli')).toBeVisible()
})

test('Marathi: the confirmation names the crop', async () => {
  soldElsewhere('Krishna Spices', 151.25)
  await setLocale('mr')
  await visit(confirmation(TURMERIC), { as: 'savita' })
  expect(await screen.findByText('हळद · Turmeric Sangli')).toBeVisible()
})
