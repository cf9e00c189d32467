import { useMemo } from 'react'
import { useRewards } from '@/api/hooks/reward'
import { useUserIfAvailable } from '@/api/hooks/if-available'
import { hasBankDetails } from '@/domain/bank-details'
import { totalUpcoming } from '@/domain/rewards'
import { env, publicAddress } from '@/env'
import { parentPath, paths, registerPath } from '@/paths'
import { useText } from '@/text/text'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { BankIcon, ShareIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { useInvitation } from '@/ui/invitation'
import { ShareSheet } from '@/ui/ShareSheet'
import { useGoBack } from '@/ui/use-go-back'
import { useSheet } from '@/ui/use-sheet'
import { referralRows, rewardRows } from './lists'
import { Range } from './Range'
import { RecentReferrals, RecentRewards } from './RecentLists'

/** RWD-1. */
export function ReferralScreen() {
  const t = useText('rewards')
  const titles = useText('titles')
  const goBack = useGoBack(parentPath)
  const user = useUserIfAvailable()
  const referralCode = user?.referralCode ?? ''
  const { rewards, users, rewardCollected, rewardMin, rewardMax, rewardsActive, totalUsers } =
    useRewards()
  const sheet = useSheet('share')
  const invitation = useInvitation({
    appName: env.appName,
    code: referralCode,
    url: publicAddress(registerPath(referralCode)),
  })
  const upcoming = useMemo(
    () => totalUpcoming({ min: rewardMin, max: rewardMax }, rewards),
    [rewardMin, rewardMax, rewards],
  )
  const rows = useMemo(() => rewardRows(rewards), [rewards])
  const referrals = useMemo(() => referralRows(users), [users])

  return (
    <Screen
      title={titles('referral')}
      onBack={goBack}
      action={
        <Button icon={<ShareIcon className="size-5" />} onClick={sheet.open}>
          {t('share')}
        </Button>
      }
    >
      {referralCode && <Code code={referralCode} />}
      <Card className="flex flex-col gap-2">
        <h2 className="font-700">{t('totals')}</h2>
        <DefinitionRows
          rows={[
            { label: t('collected'), value: <Money amount={rewardCollected} />, strong: true },
            { label: t('upcoming'), value: <Range {...upcoming} /> },
            { label: t('totalActive'), value: rewardsActive },
            { label: t('totalOnboarded'), value: totalUsers },
          ]}
        />
      </Card>
      {user && !hasBankDetails(user.bankDetails) && <BankNote />}
      <RecentRewards users={rows} />
      <RecentReferrals rows={referrals} />
      <ShareSheet open={sheet.isOpen} onClose={sheet.close} {...invitation} />
    </Screen>
  )
}

function Code({ code }: { code: string }) {
  const t = useText('rewards')
  return (
    <Card tone="leaf" className="flex flex-wrap items-center justify-end gap-x-3">
      <p className="flex-1">
        <span className="block text-14 text-ink-muted">{t('code')}</span>
        <span className="text-22 font-700 text-leaf-900">{code}</span>
      </p>
      <CopyButton label={t('codeToCopy')} value={code} />
    </Card>
  )
}

/** "a red note to add bank details so rewards can be deposited" */
function BankNote() {
  const t = useText('rewards')
  return (
    <Notice
      tone="red"
      action={
        <ButtonLink kind="secondary" to={paths.bankDetails} icon={<BankIcon className="size-5" />}>
          {t('addBank')}
        </ButtonLink>
      }
    >
      <p>{t('bankNote')}</p>
    </Notice>
  )
}
