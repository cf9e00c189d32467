import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { goOffline, goOnline } from '@tests/network'
import { fact } from '@tests/page'
import { provider } from '@tests/provider'
import {
  ASKS_FIRST,
  at,
  buttonsAreBack,
  confirmed,
  confirmSell,
  item,
  NOT_SAVED,
  open,
  sales,
  saleUnderWay,
  single,
  TURMERIC,
} from './market'

describe('a failure', () => {
  test('that is a definite no keeps the screen and gives the button back', async () => {
    const body = { message: 'Market closed' }
    provider.fault({ call: 'markQuoteAsSold', kind: 'refuse', body, times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    await buttonsAreBack()
    expect(at()).toBe(single(TURMERIC))
    expect(screen.queryByText(/Market closed/)).not.toBeInTheDocument()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(sales()).toHaveLength(2)
  })

  test('is not tried again by Retry: that only looks', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'status', status: 422, times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await screen.findByText(NOT_SAVED)
    const asked = provider.requests('quoteById').length
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument())
    await waitFor(() => expect(provider.requests('quoteById').length).toBeGreaterThan(asked))
    expect(sales()).toHaveLength(1)
    expect(item()?.isSold).toBe(false)
  })

  test('after the sale: the answer is lost, the order tells', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop-after', times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    await confirmed()
    expect(fact('Sale Order Id')).toMatch(/SL\d{4}/)
    expect(sales()).toHaveLength(1)
  })

  test('before the sale: the order is not sold, the button is back', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const { user } = await open()
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByText(NOT_SAVED)).toBeVisible()
    await buttonsAreBack()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    await user.click(await confirmSell('Godavari Agro Foods'))
    await confirmed()
    expect(item()?.soldTo).toEqual({ name: 'Godavari Agro Foods' })
  })

  test('that nobody can clear up: the next tap only checks', async () => {
    provider.fault({ call: 'markQuoteAsSold', kind: 'drop', times: 1 })
    const { user, release } = await saleUnderWay()
    provider.fault({ call: 'orderById', kind: 'status', times: 2 })
    act(release)
    expect(await screen.findByText(ASKS_FIRST)).toBeVisible()
    await buttonsAreBack()
    await user.click(await confirmSell('Godavari Agro Foods'))
    await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).not.toBeNull())
    await user.click(await confirmSell('Godavari Agro Foods'))
    await waitFor(() => expect(screen.queryByText(ASKS_FIRST)).toBeNull())
    await buttonsAreBack()
    expect(sales()).toHaveLength(1)
    expect(item()?.isSold).toBe(false)
    await user.click(await confirmSell('Godavari Agro Foods'))
    await confirmed()
    expect(sales()).toHaveLength(2)
  })

  test('while offline from the start sells nothing and says so', async () => {
    const { user } = await open()
    goOffline()
    await user.click(await confirmSell('Krishna Spices'))
    expect(await screen.findByText(/You are offline\. Nothing was sent\./)).toBeVisible()
    await buttonsAreBack()
    expect(screen.queryByText(ASKS_FIRST)).not.toBeInTheDocument()
    expect(sales()).toEqual([])
    goOnline()
  })
})
