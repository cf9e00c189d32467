import { useNavigate } from 'react-router-dom'
import { useUserIfAvailable } from '@/api/hooks/user-if-available'
import { hasBankDetails } from '@/domain/bank-details'
import { log } from '@/log'
import { paths } from '@/paths'
import { forgetEverything } from '@/session/session'
import { useText } from '@/text/text'
import {
  BookIcon,
  EditIcon,
  GiftIcon,
  HelpIcon,
  HistoryIcon,
  LocationIcon,
  LogOutIcon,
  TrashIcon,
} from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'
import { IncompletePrompt } from './IncompletePrompt'
import { LanguageCard } from './LanguageCard'
import { Menu, MenuButton, MenuLink } from './Menu'
import { NameCard } from './NameCard'

/** LOG-4, LOG-5. */
export function ProfileScreen() {
  const t = useText('profile')
  const titles = useText('titles')
  const user = useUserIfAvailable()
  const navigate = useNavigate()
  const addressSheet = useSheet(ADDRESS_SHEET)
  const isIncomplete = user !== undefined && !hasBankDetails(user.bankDetails)

  function logOut(): void {
    forgetEverything()
    void navigate(paths.landing, { replace: true })
  }

  return (
    <Screen title={titles('profile')}>
      {user && <NameCard name={user.name} mobileNo={user.mobileNo} isIncomplete={isIncomplete} />}
      {isIncomplete && <IncompletePrompt />}
      <Menu>
        <MenuLink icon={<EditIcon />} label={t('edit')} to={paths.editProfile} />
        <MenuLink icon={<GiftIcon />} label={t('rewards')} to={paths.referral} />
        <MenuLink icon={<HistoryIcon />} label={t('orders')} to={paths.orderHistory} />
        <MenuButton
          opens
          icon={<LocationIcon />}
          label={t('address')}
          onPress={addressSheet.open}
        />
        <MenuLink icon={<HelpIcon />} label={t('help')} to={paths.help({ type: 'contactUs' })} />
        <MenuLink icon={<BookIcon />} label={t('guide')} to={paths.userGuide} />
      </Menu>
      <LanguageCard />
      <Menu>
        <MenuButton icon={<LogOutIcon />} label={t('logOut')} onPress={logOut} />
        <MenuButton
          danger
          icon={<TrashIcon />}
          label={t('deleteAccount')}
          // "nothing is done (only logged)"
          onPress={() => log.warn('Delete Account was asked for')}
        />
      </Menu>
    </Screen>
  )
}
