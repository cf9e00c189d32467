import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { WaitingList } from '@/ui/Skeleton'
import { ContactUs } from './ContactUs'
import { HelpFrame } from './HelpFrame'
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
