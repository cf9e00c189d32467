import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { parentPath, paths } from '@/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingList } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { useGoBack } from '@/ui/use-go-back'
import { ContactUs } from './ContactUs'
import { QueryList } from './QueryList'

/** `/help/support/{type}`: "contactUs gives tab 1, anything else tab 2". */
export function HelpScreen() {
  const { type } = useParams()
  if (type === 'contactUs') return <ContactUs form="own" Frame={ContactFrame} />
  return (
    <HelpFrame tab="queries">
      <UnthrottledSuspense fallback={<WaitingList />}>
        <QueryList />
      </UnthrottledSuspense>
    </HelpFrame>
  )
}

function ContactFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <HelpFrame tab="contactUs" action={action}>
      <div className="flex flex-col gap-4">{children}</div>
    </HelpFrame>
  )
}

const tabs = ['contactUs', 'queries'] as const
type Tab = (typeof tabs)[number]

/** The state of a history entry that was reached by a tab. */
const BY_TAB = 'by-tab'

interface HelpFrameProps {
  tab: Tab
  action?: ReactNode
  children: ReactNode
}

/** The two tabs of a signed-in person. Each is a path of its own. */
function HelpFrame({ tab, action, children }: HelpFrameProps) {
  const t = useText('help')
  const titles = useText('titles')
  const navigate = useNavigate()
  const location = useLocation()
  const goBack = useGoBack(parentPath)
  const frame = useRef<HTMLDivElement>(null)

  // The tab that was pressed went with the screen before: the focus goes to the same one here.
  const cameByTab = location.state === BY_TAB
  useEffect(() => {
    if (cameByTab)
      frame.current
        ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true })
  }, [cameByTab])

  return (
    <Screen title={titles('help')} onBack={goBack} action={action}>
      <div ref={frame}>
        <Tabs
          label={t('tabs')}
          items={tabs.map((id) => ({ id, label: t(id) }))}
          selected={tab}
          onSelect={(type) => {
            if (type === tab) return
            // With its query: a subject that was filled in is there again on the way back.
            void navigate(paths.help({ type }) + location.search, { replace: true, state: BY_TAB })
          }}
        >
          {children}
        </Tabs>
      </div>
    </Screen>
  )
}
