import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUserIfAvailable } from '@/api/hooks/user'
import { hasBankDetails } from '@/domain/bank-details'
import { env } from '@/config/env'
import { log } from '@/lib/log'
import { paths } from '@/routes/paths'
import { forgetEverything } from '@/session/session'
import { useNotifyState } from '@/session/settings'
import { useText } from '@/text/text'
import { ActionButton, ActionLink, ActionList } from '@/ui/ActionList'
import {
  BookIcon,
  EditIcon,
  GiftIcon,
  HelpIcon,
  HistoryIcon,
  icon,
  LocationIcon,
  ProfileIcon,
  TrashIcon,
  WarningIcon,
} from '@/ui/icons'
import { BankPrompt } from '@/features/shared/bank/BankPrompt'
import { LanguageChoice } from '@/features/shared/settings/LanguageChoice'
import { SettingCard } from '@/features/shared/settings/SettingCard'
import { lazyPart } from '@/ui/lazy-part'
import { Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'
import { parts } from '@/ui/skeleton-parts'
import type { OpenedFrom } from '@/ui/use-go-back'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'
import { DisplayCards } from './DisplayCards'

const LogOutIcon = icon(<path d="M13.5 4H5v16h8.5M9.5 12H20M16 7.5l4.5 4.5-4.5 4.5" />)

const NotifyCard = lazyPart(
  async () => (await import('@/features/shared/settings/NotifyCard')).NotifyCard,
)

/** Who it is, and what their profile lacks; nothing where that cannot be read. */
function Person() {
  const t = useText('profile')
  const user = useUserIfAvailable()
  if (!user) return null
  const { name, mobileNo, bankDetails } = user
  const [letter = ''] = name.trim()
  const isComplete = hasBankDetails(bankDetails)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden="true"
          className="flex size-14 shrink-0 items-center justify-center rounded-full bg-leaf-600 text-22 font-700 text-surface"
        >
          {letter ? letter.toUpperCase() : <ProfileIcon className="size-7" />}
        </span>
        <div className="min-w-0 flex-1 basis-32">
          <p className="text-18 font-700">{name}</p>
          <p className="text-ink-muted tabular-nums">{mobileNo}</p>
          {!isComplete && (
            <p className="mt-1 inline-flex items-center gap-1 rounded-full bg-turmeric-100 py-0.5 pr-3 pl-2 text-14 font-600 text-turmeric-700">
              <WarningIcon className="size-4" />
              <span>{t('incomplete')}</span>
            </p>
          )}
        </div>
      </div>
      {!isComplete && <BankPrompt label={t('addBank')} note={t('incompleteHint')} />}
    </>
  )
}

// Defined here, not in ui/icons, to keep it out of the other screens' chunks.
const GlobeIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17zM4 9h16M4 15h16" />,
)

/** LOG-4, LOG-5. Only the name waits for data. */
export function ProfileScreen() {
  const canNotify = useNotifyState() !== 'unsupported'
  const t = useText('profile')
  const tLanguages = useText('languages')
  const navigate = useNavigate()
  const addressSheet = useSheet(ADDRESS_SHEET)
  const { email } = env.support

  function logOut(): void {
    forgetEverything()
    void navigate(paths.landing, { replace: true })
  }

  return (
    <Screen>
      <Suspense fallback={<LoadingParts heights={parts.profile.slice(0, 1)} />}>
        <Person />
      </Suspense>
      <ActionList>
        <ActionLink icon={<EditIcon />} label={t('edit')} to={paths.editProfile} />
        <ActionLink icon={<GiftIcon />} label={t('rewards')} to={paths.rewards} />
        <ActionLink icon={<HistoryIcon />} label={t('orders')} to={paths.orderHistory} />
        <ActionButton
          opens
          icon={<LocationIcon />}
          label={t('address')}
          onPress={addressSheet.open}
        />
        <ActionLink
          icon={<HelpIcon />}
          label={t('help')}
          to={paths.help({ type: 'contactUs' })}
          state={{ from: paths.profile } satisfies OpenedFrom}
        />
        <ActionLink icon={<BookIcon />} label={t('guide')} to={paths.userGuide} />
      </ActionList>
      <SettingCard Icon={GlobeIcon} title={tLanguages('title')}>
        <LanguageChoice />
      </SettingCard>
      <DisplayCards />
      {canNotify && <NotifyCard />}
      <ActionList>
        <ActionButton icon={<LogOutIcon />} label={t('logOut')} onPress={logOut} />
        <ActionButton
          danger
          icon={<TrashIcon />}
          label={t('deleteAccount')}
          // "nothing is done (only logged)"
          onPress={() => log.warn('Delete Account was asked for')}
        />
      </ActionList>
      {email && <p className="text-label text-ink-muted">{t('deleteHow', { email })}</p>}
    </Screen>
  )
}
