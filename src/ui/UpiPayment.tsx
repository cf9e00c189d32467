import { type ReactNode, useId, useState } from 'react'
import type { Paise } from '@/domain/money'
import { upiLink } from '@/domain/payment'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { Button, buttonLook } from './Button'
import { Card } from './Card'
import { CopyButton } from './CopyButton'
import { UpiIcon } from './icons'
import { lazyPart } from './lazy-part'
import { Notice } from './Notice'
import { OutsideLink } from './OutsideLink'

const QrCode = lazyPart(async () => (await import('./QrCode')).QrCode)

interface UpiPaymentProps {
  /** Empty when unknown: then only the note is shown. */
  upiId: string
  payee: string
  amount: Paise
}

/**
 * A link for this phone and a QR code for another one, both with the exact amount: the link first
 * on a phone, the code at a desk. And the note on RuPay credit cards.
 */
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
  const [isDesk] = useState(
    () => window.matchMedia('(min-width: 501px) and (pointer: fine)').matches,
  )
  const link = upiLink({ upiId, payee, amount })
  const code = (
    <div className="size-44 shrink-0 rounded-control border border-hairline bg-white p-1">
      <QrCode text={link} label={t('qrCode', { amount: formatPaise(amount, 2) })} />
    </div>
  )
  const open = (
    <OutsideLink
      href={link}
      className={isDesk ? buttonLook('secondary', true) : `${buttonLook('primary', true)} h-14`}
    >
      <UpiIcon className="size-5" />
      {t('openUpi')}
    </OutsideLink>
  )
  return (
    <Card className="flex flex-col items-center gap-3">
      <h3 className={isDesk ? 'self-start font-700' : 'sr-only'}>{t('upi')}</h3>
      {isDesk ? code : open}
      {!isDesk && <OtherPhone>{code}</OtherPhone>}
      <div className="flex w-full items-center gap-2 border-t border-hairline pt-1">
        <div className="min-w-0 flex-1">
          <p className="text-14 text-ink-muted">{t('upiId')}</p>
          <p className="font-600">{upiId}</p>
        </div>
        <CopyButton label={t('upiId')} value={upiId} />
      </div>
      {isDesk && open}
    </Card>
  )
}

/** Shows the code on request: a phone cannot scan its own screen. */
function OtherPhone({ children }: { children: ReactNode }) {
  const t = useText('payment')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('showQr')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
