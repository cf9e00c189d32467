import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { ordersQuery } from '@/api/hooks/order'
import { now } from '@/clock'
import { neededActions } from '@/domain/needed-actions'
import { newsBetween, type OrderNews } from '@/domain/order-news'
import { env } from '@/env'
import { log } from '@/log'
import { orderPath, paths } from '@/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'

function pathOf(news: OrderNews<OrderItem>): string {
  const { orderId } = news
  if (news.kind === 'quote') return paths.singleQuote({ orderId, productId: news.item.id })
  if (news.kind === 'delivery') return paths.deliveryRequest({ orderId, productId: news.item.id })
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
 * NTF-1, NTF-2: shows what changed in the orders since they were last read, and sets the number on
 * the app's icon. Loads once a person has turned notifications on. Renders nothing.
 * `installWorker`: installs the service worker that with Save-Data was only offered.
 */
export function Notifications({ installWorker }: { installWorker: () => Promise<boolean> }) {
  const t = useText('news')
  const navigate = useNavigate()
  // With Save-Data too: the person has asked for it.
  const orders = useWatchedOrders()
  const lastRead = useRef<readonly Order[]>(undefined)
  const open = useEffectEvent((path: string) => void navigate(path))

  const notify = useEffectEvent((news: OrderNews<OrderItem>) => {
    // A lock screen may show it: no amount, no order ID, no person's name.
    const message = 'item' in news ? t(news.kind, { item: news.item.name }) : t(news.kind)
    show(message, pathOf(news), open, installWorker).catch((error: unknown) => {
      log.warn('a notification could not be shown', {
        name: error instanceof Error ? error.name : typeof error,
      })
    })
  })

  useEffect(() => {
    if (!orders) return
    if (lastRead.current) for (const news of newsBetween(lastRead.current, orders)) notify(news)
    lastRead.current = orders
    setBadge(neededActions<OrderItem, Order>(orders, now()).length)
  }, [orders])

  useEffect(() => {
    // The worker reports a tap on a notification that it showed (src/service-worker/sw.ts). Without
    // an answer it reloads the window.
    const follow = ({ data, ports }: MessageEvent<{ notificationPath?: string } | null>) => {
      if (!data?.notificationPath) return
      ports[0]?.postMessage('followed')
      open(data.notificationPath)
    }
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    worker?.addEventListener('message', follow)
    return () => {
      worker?.removeEventListener('message', follow)
      setBadge(0)
    }
  }, [])
  return null
}

/** Shows news by the service worker, as phones require, or by the page. Two tabs show it once. */
async function show(
  body: string,
  path: string,
  open: (path: string) => void,
  installWorker: () => Promise<boolean>,
): Promise<void> {
  const options = { body, tag: `${path} ${body}`, icon: '/install/icon-192.png' }
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  let worker = registration?.active ? registration : undefined
  // Without it a phone shows nothing.
  if (!worker && (await installWorker())) worker = await navigator.serviceWorker.ready
  if (worker) {
    await worker.showNotification(env.appName, { ...options, data: { path } })
    return
  }
  const notification = new Notification(env.appName, options)
  notification.addEventListener('click', () => {
    window.focus()
    notification.close()
    open(path)
  })
}

/** Sets the number on an installed app's icon; 0 removes it. */
function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch(() => log.warn('the number on the icon could not be set'))
}
