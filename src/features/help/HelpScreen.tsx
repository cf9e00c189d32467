import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'
import { parts } from '@/ui/skeleton-parts'
import { Tabs } from '@/ui/Tabs'
import { type ContactFrameProps, ContactUs } from './ContactUs'
import { QueryList } from './QueryList'

/** `/help/support/{type}`: "contactUs gives tab 1, anything else tab 2". */
export function HelpScreen() {
  const { type } = useParams()
  const targetOf = useTabTarget()
  if (type === 'contactUs') return <ContactUs form="own" Frame={ContactFrame} />
  return (
    <HelpFrame tab="queries">
      <Suspense fallback={<LoadingParts heights={parts.list} />}>
        <QueryList contactUs={targetOf('contactUs')} />
      </Suspense>
    </HelpFrame>
  )
}

function ContactFrame({ children, ...bar }: ContactFrameProps) {
  return (
    <HelpFrame tab="contactUs" {...bar}>
      <div className="flex flex-col gap-4">{children}</div>
    </HelpFrame>
  )
}

const tabs = ['contactUs', 'queries'] as const
type Tab = (typeof tabs)[number]

/** The history state of a help screen that was reached by a tab. */
interface HelpState {
  byTab?: true
}

/** The other tab with everything that a link has filled in, so that it is there on the way back. */
function useTabTarget() {
  const location = useLocation()
  const state: HelpState = { ...(location.state as HelpState | null), byTab: true }
  return (type: Tab) => ({ to: paths.help({ type }) + location.search, state })
}

interface HelpFrameProps extends ContactFrameProps {
  tab: Tab
}

/** The two tabs of a signed-in person. Each is a path of its own. */
function HelpFrame({ tab, children, ...bar }: HelpFrameProps) {
  const t = useText('help')
  const navigate = useNavigate()
  const targetOf = useTabTarget()
  const frame = useRef<HTMLDivElement>(null)

  // The pressed tab was unmounted with the previous screen: focus the same one here.
  const cameByTab = (useLocation().state as HelpState | null)?.byTab
  useEffect(() => {
    if (cameByTab)
      frame.current
        ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true })
  }, [cameByTab])

  return (
    <Screen {...bar}>
      <div ref={frame}>
        <Tabs
          label={t('tabs')}
          items={tabs.map((id) => ({ id, label: t(id) }))}
          selected={tab}
          onSelect={(type) => {
            if (type === tab) return
            const { to, state } = targetOf(type)
            void navigate(to, { replace: true, state })
          }}
        >
          {children}
        </Tabs>
      </div>
    </Screen>
  )
}
