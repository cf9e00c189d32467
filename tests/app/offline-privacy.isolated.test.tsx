/** The offline cache holds nothing private, and a mask is never used as the value. */
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { allowConsoleError } from '@tests/console'
import { changeOrder, orderNumber, orderUrl, productUrl } from '@tests/features/orders/scenario'
import { detailsUrl, itemUrl } from '@tests/features/rewards/scenario'
import { expectCached, withOfflineCache, wholeOfflineCache } from '@tests/offline-cache'
import { goOffline, goOnline } from '@tests/network'
import { provider, savita } from '@tests/provider'
import { visit } from '@tests/visit'

withOfflineCache()

/** Seen online, then opened anew without a network. */
async function openOffline(path: string, query: string) {
  await visit(path, { as: 'savita' })
  await expectCached(JSON.stringify(query).slice(1, -1))
  goOffline()
  cleanup()
  return visit(path, { wait: false })
}

const sentence = (words: string) => `${words}, see UTR 4412 CANARY-STATUS`

test('free text, names, accounts, addresses, transaction IDs and unlisted fields are not stored', async () => {
  provider.update(({ products }) => {
    const { user, addresses, orders, rewards, referrals } = savita()
    Object.assign(user, { mobileNo: 'CANARY-MOBILE', email: 'canary@example.in' })
    for (const address of addresses) address.addressLine1 = 'CANARY-STREET'
    for (const order of orders) {
      Object.assign(order, { transactionId: 'CANARY-PAID', name: 'CANARY-NAME', new: 'CANARY-NEW' })
      Object.assign(order, { bankDetails: { userName: 'CANARY-HOLDER', accNo: 'CANARY-ACCOUNT' } })
      Object.assign(order, {
        purchasePaymentStatus: sentence('rejected'),
        rejectionReason: 'No payment with ID CANARY-REASON',
        soldStatus: sentence('sold'),
      })
      for (const item of order.orderItems)
        Object.assign(item, {
          new: 'CANARY-ITEM',
          SaleStatus: sentence('sold'),
          salePaymentStatus: sentence('paid'),
          sellPaymentTransactionId: 'CANARY-SALE',
          deliveryRequest: {
            requested: true,
            address: { name: 'CANARY-TO', addressLine1: 'CANARY-WHERE' },
            transactionId: 'CANARY-DELIVERY',
            status: sentence('paid'),
          },
        })
    }
    for (const product of products) Object.assign(product, { new: 'CANARY-OFFER' })
    for (const reward of rewards) {
      Object.assign(reward.userId ?? {}, { name: 'CANARY-REFERRED' })
      for (const payment of reward.payments)
        Object.assign(payment, { transactionId: 'CANARY-REWARD', paymentStatus: sentence('paid') })
    }
    for (const referral of referrals)
      Object.assign(referral, { name: 'CANARY-REFERRAL', userId: { name: 'CANARY-REFERRAL' } })
  })
  const paths = ['/home', '/cart', '/order/history', '/quotes', '/profile/referral', '/profile']
  for (const path of [...paths, orderUrl('097'), detailsUrl('CANARY-REFERRED')]) {
    await visit(path, { as: 'savita' })
    cleanup()
  }
  for (const read of [
    '"products"',
    '"cart"',
    '"orders"',
    '"quotes"',
    '"rewards"',
    '"byUser"',
    '"order"',
  ])
    await expectCached(JSON.stringify(read).slice(1, -1))
  expect(await wholeOfflineCache()).not.toMatch(/canary/i)
})

describe('without a network', () => {
  test('an order says that it has a transaction ID, and does not offer to copy it', async () => {
    const copy = { name: 'Copy Transaction ID' }
    await openOffline(orderUrl('104'), '"order"')
    const label = await screen.findByText('Transaction ID')
    expect(label.parentElement).toHaveTextContent('Transaction IDShown when connected')
    expect(screen.queryByRole('button', copy)).not.toBeInTheDocument()

    goOnline()
    expect(await screen.findByRole('button', copy)).toBeVisible()
    expect(screen.queryByText('Shown when connected')).not.toBeInTheDocument()
  })

  test('a rejected payment says that its reason is shown when connected, or that there is none', async () => {
    await openOffline(orderUrl('097'), '"order"')
    expect(await screen.findByText('Rejection Reason : Shown when connected')).toBeVisible()
    cleanup()
    goOnline()
    changeOrder('097', { rejectionReason: '' })
    await openOffline(orderUrl('097'), '"order"')
    expect(await screen.findByText('Rejection Reason : not given')).toBeVisible()
  })

  test('a delivery paid for by transaction ID alone is not offered for payment again', async () => {
    for (const item of orderNumber('104').orderItems)
      Object.assign(item, {
        deliveryRequest: {
          requested: true,
          isAccepted: true,
          charges: 250,
          transactionId: 'UTR-D',
        },
      })
    await openOffline(productUrl('104'), '"order"')
    expect(await screen.findByText('Delivery transaction ID')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay for delivery' })).not.toBeInTheDocument()
  })

  test('a reward tells neither the name nor the transaction ID', async () => {
    await openOffline(itemUrl('Sunita Pawar', 0), '"byUser"')
    expect(await screen.findByText('Name not known')).toBeVisible()
    expect(screen.getByText('Shown when connected')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy Transaction ID' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('Sunita')
  })

  test('an unknown status is shown as …, not as none', async () => {
    allowConsoleError(/Network Error/)
    changeOrder('104', { status: 'On hold until UTR 4412 is found' })
    await openOffline('/order/history', '"orders"')
    expect(await screen.findByText('…')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveTextContent('4412'))
  })
})
