import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { blockReloadWhile } from '@/api/code'
import { clearOfflineCache, createQueryClient, restartPendingReads } from '@/api/query-client'
import { type OpenSubmissions, SubmissionsContext } from '@/api/submission/SubmissionsContext'
import { paths } from '@/routes/paths'
import { clearDrafts } from '@/session/drafts'
import { reloadPage } from '@/session/page'
import { useUserId } from '@/session/session'
import { lazyPart } from '@/ui/lazy-part'
import { RetryLoading } from '@/ui/Skeleton'
import { whenIdle } from '@/lib/when-idle'
import { Header, loadSignedIn } from './Header'
import { hasTabBar } from '@/routes/route-tree'
import { StatusStrip } from './StatusStrip'

export function Shell() {
  const [client] = useState(createQueryClient)
  const [submissions] = useState<OpenSubmissions>(() => new Set())
  const isSending = useCallback(
    () => client.isMutating() > 0 || [...submissions].some((each) => each.isBusy()),
    [client, submissions],
  )
  useEffect(() => blockReloadWhile(isSending), [isSending])
  const userId = useUserId()
  // Whose data and forms the page holds.
  const [ownerId, setOwnerId] = useState(userId)
  const hasLeft = ownerId !== undefined && ownerId !== userId
  const navigate = useNavigate()
  useLayoutEffect(() => {
    // Log-out or another person's sign-in, also in another tab: clear what the last person had.
    if (hasLeft) {
      client.clear()
      clearOfflineCache()
      clearDrafts()
      // Public screens have no guard that leads away. Until the landing page replaces the layout
      // nothing is shown: a screen that mounts again could navigate elsewhere.
      if (userId === undefined) return void navigate(paths.landing, { replace: true })
    }
    setOwnerId(userId)
  }, [client, userId, ownerId, hasLeft, navigate])
  // Unmounts every form of theirs first, before anything is read for the next person.
  if (hasLeft) return null
  return (
    <QueryClientProvider client={client}>
      <SubmissionsContext value={submissions}>
        <RetryLoading value={() => retryLoading(client, isSending)}>
          <Frame />
        </RetryLoading>
        {Devtools && (
          <Suspense fallback={null}>
            <Devtools buttonPosition="bottom-right" />
          </Suspense>
        )}
      </SubmissionsContext>
    </QueryClientProvider>
  )
}

/** While developing, beside the column. A build leaves it out; tests and automated browsers too. */
const Devtools =
  import.meta.env.DEV &&
  import.meta.env.MODE !== 'test' &&
  !navigator.webdriver &&
  window.matchMedia('(min-width: 900px)').matches
    ? lazy(async () => ({
        default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
      }))
    : undefined

/** Without a pending read, the skeleton waits for code: an import cannot be aborted, a page can. */
function retryLoading(client: QueryClient, isSending: () => boolean): void {
  if (!restartPendingReads(client) && !isSending()) reloadPage()
}

const UpdateOffer = lazyPart(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve, 3))
  return (await import('./UpdateOffer')).UpdateOffer
})

/** A chunk of its own: a visitor's screens do without it. */
const SignedIn = lazyPart(async () => (await loadSignedIn()).SignedIn)
const TopOfScreen = lazyPart(async () => (await loadSignedIn()).TopOfScreen)

function Frame() {
  const { pathname } = useLocation()
  const userId = useUserId()
  // Its space is reserved from the start; the bar appears once the person is known.
  const foot = userId !== undefined && hasTabBar(pathname) ? 'with-tab-bar' : 'safe-bottom'
  return (
    <div className={`column flex page-height flex-col pt-top ${foot}`}>
      <Header />
      <StatusStrip />
      {/* A mocked app has no updates to offer. */}
      {!__MOCK__ && <UpdateOffer />}
      {userId !== undefined && <TopOfScreen />}
      <main className="flex flex-1 flex-col">
        <Outlet />
      </main>
      {userId !== undefined && <SignedIn />}
    </div>
  )
}
