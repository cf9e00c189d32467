import type { Paise } from '@/domain/money'
import { formatPaise } from '@/domain/rupees'
import { upiLink } from '@/domain/payment'
import { useText } from '@/text/text'
import { buttonLook } from './button-look'
import { Card } from './Card'
import { CopyButton } from './CopyButton'
import { UpiIcon } from './icons'
import { Notice } from './Notice'
import { OutsideLink } from './OutsideLink'
import { QrCode } from './QrCode'

export interface UpiPaymentProps {
  /** Empty: not known, only the note stands. */
  upiId: string
  payee: string
  amount: Paise
}

/** A QR code for another phone, a link for this one, both with the exact amount; and the note on RuPay credit cards. */
export function UpiPayment({ upiId, payee, amount }: UpiPaymentProps) {
  const t = useText('payment')
  return (
    <>
      {upiId !== '' && <UpiWays {...{ upiId, payee, amount }} />}
      <Notice tone="warn">{t('rupayNote')}</Notice>
    </>
  )
}

function UpiWays({ upiId, payee, amount }: UpiPaymentProps) {
  const t = useText('payment')
  const link = upiLink({ upiId, payee, amount })
  return (
    <Card className="flex flex-col items-center gap-3">
      <h3 className="self-start font-700">{t('upi')}</h3>
      <QrCode text={link} label={t('qrCode', { amount: formatPaise(amount, 2) })} />
      <div className="flex w-full items-center gap-2 border-t border-hairline pt-1">
        <div className="min-w-0 flex-1">
          <p className="text-14 text-ink-muted">{t('upiId')}</p>
          <p className="font-600">{upiId}</p>
        </div>
        <CopyButton label={t('upiId')} value={upiId} />
      </div>
      <OutsideLink href={link} className={buttonLook('secondary', true)}>
        <UpiIcon className="size-5" />
        {t('openUpi')}
      </OutsideLink>
    </Card>
  )
}
