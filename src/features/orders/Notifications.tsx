import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { ordersQuery } from '@/api/hooks/order'
import { newsBetween, type OrderNews } from '@/domain/order-news'
import { env } from '@/config/env'
import { log } from '@/lib/log'
import { orderPath, paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'

function pathOf(news: OrderNews<OrderItem>): string {
  const { orderId } = news
  if (news.kind === 'quote') return paths.singleQuote({ orderId, itemId: news.item.id })
  if (news.kind === 'delivery') return paths.deliveryRequest({ orderId, itemId: news.item.id })
  return orderPath(orderId, false)
}

/** How often the orders are read for news, in the background too (ms). */
const WATCH_EVERY = 5 * 60_000

/** The orders as far as known. Reads them again and again once all else is quiet. */
function useWatchedOrders(): readonly Order[] | undefined {
  const isBusy = useIsFetching() > 0
  const [wasQuiet, setWasQuiet] = useState(!isBusy)
  if (!isBusy && !wasQuiet) setWasQuiet(true)
  return useQuery({
    ...ordersQuery(useSignedInUserId()),
    enabled: wasQuiet,
    refetchInterval: WATCH_EVERY,
    refetchIntervalInBackground: true,
  }).data
}

/**
 * NTF-1: shows what changed in the orders since they were last read. Loads once a person has turned
 * notifications on. Renders nothing.
 */
export function Notifications() {
  const t = useText('news')
  const navigate = useNavigate()
  // With Save-Data too: the person has asked for it.
  const orders = useWatchedOrders()
  const lastRead = useRef<readonly Order[]>(undefined)

  const notify = useEffectEvent((news: OrderNews<OrderItem>) => {
    // A lock screen may show it: no amount, no order ID, no person's name.
    const body = 'item' in news ? t(news.kind, { item: news.item.name }) : t(news.kind)
    const path = pathOf(news)
    // Two tabs show it once; another quote for the item is news again.
    const count = 'item' in news ? news.item.quotesCount : ''
    const options = { body, tag: `${path} ${body} ${count}`, icon: '/install/icon-192.png' }
    try {
      const notification = new Notification(env.appName, options)
      notification.addEventListener('click', () => {
        window.focus()
        notification.close()
        void navigate(path)
      })
    } catch {
      log.warn('this browser lets no page show notifications: a phone with a mouse')
    }
  })

  useEffect(() => {
    if (!orders) return
    if (lastRead.current) for (const news of newsBetween(lastRead.current, orders)) notify(news)
    lastRead.current = orders
  }, [orders])
  return null
}
