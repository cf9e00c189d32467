import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { parentPath, paths } from '@/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { useGoBack } from '@/ui/use-go-back'

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
export function HelpFrame({ tab, action, children }: HelpFrameProps) {
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
