import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { single } from '@tests/features/quotes/market'
import { atNoon } from '@tests/provider'
import { savedFiles, savedNames, watchSavedFiles } from '@tests/saved-files'
import { visit } from '@tests/visit'
import { changeOrder, orderUrl, productUrl, TURMERIC } from './scenario'

beforeEach(() => {
  watchSavedFiles()
  atNoon('every-order')
})

async function file(path: string) {
  const { user, unmount } = await visit(path, { as: 'savita' })
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(savedFiles()).toHaveLength(1))
  const calendar = savedFiles()[0]?.file
  expect(calendar?.type).toBe('text/calendar;charset=utf-8')
  expect(savedNames()[0]).toMatch(/^(?:Deal ends|Delivery|Offer is activated)- [\w ]+\.ics$/)
  watchSavedFiles()
  unmount()
  return calendar?.text()
}

test('saves the end of an order’s first deal', async () => {
  atNoon()
  const text = await file(orderUrl('104'))
  expect(text).toContain('SUMMARY:Deal ends: Turmeric Sangli\r\n')
  expect(text).toContain('DTSTART:20260906T130000Z\r\n')
  // Product and time, and nothing else of the order.
  expect(text).not.toMatch(/SD2026|Savita|DEMOUTR|₹/)
})

test('saves the same event from the quote and from the order', async () => {
  atNoon()
  const text = await file(single(TURMERIC))
  const uid = /UID:\w+/.exec(text ?? '')?.[0]
  expect(await file(productUrl('104'))).toContain(`${uid}\r\n`)
})

test('saves the day of a paid delivery', async () => {
  const text = await file(productUrl('313'))
  expect(text).toContain('SUMMARY:Delivery: ')
  expect(text).toMatch(/DTSTART;VALUE=DATE:202609\d\d\r\n/)
})

test('saves the expected activation of a pending order', async () => {
  changeOrder('320', { createdAt: '2026-09-05T02:00:00Z' })
  expect(await file(orderUrl('320'))).toContain('DTSTART:20260905T150000Z\r\n')
})

test('offers no event for a finished order', async () => {
  await visit(orderUrl('308'), { as: 'savita' })
  await screen.findByText('Order progress')
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
})
