import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useUserIfAvailable } from '@/api/hooks/if-available'
import { env, publicAddress } from '@/env'
import { paths, registerPath } from '@/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import type { CardTone } from '@/ui/Card'
import { ChevronIcon, PlayIcon, ProductsIcon, ShareIcon } from '@/ui/icons'
import { useInvitation } from '@/ui/share'
import { ShareSheet } from '@/ui/ShareSheet'
import { useSheet } from '@/ui/use-sheet'
import { useChooseDealType } from './DealTypeTabs'

/** The person's own code, and the way to send it to others. */
export function ReferralBanner() {
  const t = useText('catalogue')
  const referralCode = useUserIfAvailable()?.referralCode ?? ''
  const sheet = useSheet('share')
  const invitation = useInvitation({
    appName: env.appName,
    code: referralCode,
    url: publicAddress(registerPath(referralCode)),
  })
  if (!referralCode) return null
  return (
    <Card tone="leaf" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex-1">
        <span className="block text-14 text-ink-muted">{t('referralCode')}</span>
        <span className="text-18 font-700 text-leaf-900">{referralCode}</span>
      </p>
      <Button icon={<ShareIcon className="size-5" />} onClick={sheet.open}>
        {t('share')}
      </Button>
      <ShareSheet open={sheet.isOpen} onClose={sheet.close} {...invitation} />
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
      icon={<ProductsIcon className="size-7 text-turmeric-700" />}
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
      icon={<PlayIcon className="size-7 text-leaf-600" />}
      title={t('guideTitle')}
      action={
        <Link to={paths.userGuide} className={stretched}>
          {t('watchNow')}
        </Link>
      }
    />
  )
}

/** One press anywhere on the card. */
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
    <section aria-labelledby={titleId} className="flex-1">
      <Card
        tone={tone}
        className="relative flex h-full flex-col gap-1 smooth hover:border-hairline-strong"
      >
        {icon}
        <h2 id={titleId} className="mt-1 leading-tight font-700">
          {title}
        </h2>
        <p className="mt-auto flex items-center gap-1 text-14 leading-5 text-leaf-700">
          {action}
          <ChevronIcon className="size-4 shrink-0" />
        </p>
      </Card>
    </section>
  )
}
