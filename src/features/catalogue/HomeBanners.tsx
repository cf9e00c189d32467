import { type ComponentType, type ReactNode, useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useUserStatus } from '@/api/hooks/user'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { PlayIcon, ProductsIcon, ShareIcon } from '@/ui/icons'
import { ShareSheet, useInvitation } from '@/features/shared/share/ShareSheet'
import { SkeletonLine } from '@/ui/Skeleton'
import { useSheet } from '@/ui/use-sheet'
import { useChooseDealType } from './DealTypeTabs'

/** The person's referral code, with a button to share it. */
export function ReferralBanner() {
  const t = useText('catalogue')
  const { user, isSettled } = useUserStatus()
  const referralCode = user?.referralCode ?? ''
  const sheet = useSheet('share')
  const invitation = useInvitation(referralCode)
  if (!isSettled) return <SkeletonLine height="control" />
  if (!referralCode) return null

  return (
    <div className="flex min-h-tap flex-wrap items-center gap-x-3">
      <p className="flex-1 basis-32 leading-tight">
        <span className="block text-14 text-ink-muted">{t('referralCode')}</span>
        <span className="font-600">{referralCode}</span>
      </p>
      <Button
        kind="quiet"
        className="-mr-3"
        icon={<ShareIcon className="size-5" />}
        onClick={sheet.open}
      >
        {t('share')}
      </Button>
      <ShareSheet open={sheet.isOpen} onClose={sheet.close} {...invitation} />
    </div>
  )
}

/** HOM-3: 'Purchase Now' sets the type to stock, refetches and opens the list. */
export function Promos() {
  const t = useText('catalogue')
  const navigate = useNavigate()
  const choose = useChooseDealType()

  function openStock() {
    choose('stock')
    void navigate(paths.productList)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Promo Icon={ProductsIcon} title={t('stockTitle')}>
        <button type="button" className={stretched} onClick={openStock}>
          {t('purchaseNow')}
        </button>
      </Promo>
      <Promo Icon={PlayIcon} title={t('guideTitle')}>
        <Link to={paths.userGuide} className={stretched}>
          {t('watchNow')}
        </Link>
      </Promo>
    </div>
  )
}

/** Makes the whole chip the target. */
const stretched = 'text-left font-600 text-leaf-700 after:absolute after:inset-0 after:rounded-card'

interface PromoProps {
  Icon: ComponentType<{ className: string }>
  title: string
  children: ReactNode
}

function Promo({ Icon, title, children }: PromoProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex-1 basis-32">
      <Card
        tight
        className="relative flex h-full min-h-tap items-center gap-1.5 px-1.5 py-0 smooth hover:border-hairline-strong"
      >
        <Icon className="size-5 text-leaf-600" />
        <div className="min-w-0 text-14 leading-tight">
          <h2 id={titleId} className="font-700">
            {title}
          </h2>
          <p className="text-leaf-700">{children}</p>
        </div>
      </Card>
    </section>
  )
}
