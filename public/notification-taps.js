// Part of the service worker: a tap on a notification (src/app/Notifications.tsx) opens its screen,
// in a window that is open already where there is one.
addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data
  event.notification.close()
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async ([open]) => {
      if (!open) return clients.openWindow(path)
      await open.focus()
      open.postMessage({ notificationPath: path })
    }),
  )
})
