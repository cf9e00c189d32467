import { type ReactNode, useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useUserStatus } from '@/api/hooks/user'
import { env, publicAddress } from '@/env'
import { paths, registerPath } from '@/paths'
import { deviceDraft } from '@/session/drafts'
import { useSignedInUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card, type CardTone } from '@/ui/Card'
import { PlayIcon, ProductsIcon, ShareIcon } from '@/ui/icons'
import { ShareSheet, useInvitation } from '@/ui/ShareSheet'
import { SkeletonReferralBanner } from '@/ui/Skeleton'
import { useSheet } from '@/ui/use-sheet'
import { useChooseDealType } from './DealTypeTabs'

/** Written on the first share from this device, which reduces the banner to one line. */
const sharedDraft = userDraft('shared', z.object({}), deviceDraft)

/** The person's referral code, with a button to share it (HOM-5). */
export function ReferralBanner() {
  const t = useText('catalogue')
  const { user, isSettled } = useUserStatus()
  const referralCode = user?.referralCode ?? ''
  const userId = useSignedInUserId()
  const sheet = useSheet('share')
  const isSmall = sharedDraft.read(userId) !== undefined
  const invitation = useInvitation({
    appName: env.appName,
    code: referralCode,
    url: publicAddress(registerPath(referralCode)),
  })
  if (!isSettled) return <SkeletonReferralBanner />
  if (!referralCode) return null

  return (
    <Card
      tone="leaf"
      className={`flex flex-wrap items-center gap-x-3 ${isSmall ? 'py-0' : 'gap-y-2'}`}
    >
      <p className={`flex-1 ${isSmall ? 'flex flex-wrap items-baseline gap-x-2' : ''}`}>
        <span className="block text-14 text-ink-muted">{t('referralCode')}</span>
        <span className={`font-700 text-leaf-900 ${isSmall ? '' : 'text-18'}`}>{referralCode}</span>
      </p>
      <Button
        kind={isSmall ? 'quiet' : 'primary'}
        className={isSmall ? '-mr-3' : undefined}
        icon={<ShareIcon className="size-5" />}
        onClick={sheet.open}
      >
        {t('share')}
      </Button>
      <ShareSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        onShared={() => sharedDraft.write(userId, {})}
        {...invitation}
      />
    </Card>
  )
}

/** HOM-3: 'Purchase Now' sets the type to stock, refetches and opens the list. */
export function StockPromo() {
  const t = useText('catalogue')
  const navigate = useNavigate()
  const choose = useChooseDealType()

  function open() {
    choose('stock')
    void navigate(paths.productList)
  }

  return (
    <Promo
      tone="turmeric"
      icon={<ProductsIcon className="size-6 text-turmeric-700" />}
      title={t('stockTitle')}
      action={
        <button type="button" className={stretched} onClick={open}>
          {t('purchaseNow')}
        </button>
      }
    />
  )
}

export function GuideCard() {
  const t = useText('catalogue')
  return (
    <Promo
      tone="plain"
      icon={<PlayIcon className="size-6 text-leaf-600" />}
      title={t('guideTitle')}
      action={
        <Link to={paths.userGuide} className={stretched}>
          {t('watchNow')}
        </Link>
      }
    />
  )
}

/** Makes the whole card the target. */
const stretched = 'text-left font-600 text-leaf-700 after:absolute after:inset-0 after:rounded-card'

interface PromoProps {
  tone: CardTone
  icon: ReactNode
  title: string
  action: ReactNode
}

function Promo({ tone, icon, title, action }: PromoProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex-1 basis-32">
      <Card
        tone={tone}
        tight
        className="relative flex h-full min-h-16 items-center gap-2 smooth hover:border-hairline-strong"
      >
        {icon}
        <div className="min-w-0 text-14 leading-tight">
          <h2 id={titleId} className="font-700">
            {title}
          </h2>
          <p className="text-leaf-700">{action}</p>
        </div>
      </Card>
    </section>
  )
}
