import { type ReactNode, useId, useState } from 'react'
import type { Paise } from '@/domain/money'
import { exactAmount, upiLink } from '@/domain/payment'
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
  /** Empty when unknown. */
  accountNumber: string
  amount: Paise
}

/**
 * A link for this phone and a QR code for another one, both with the exact amount: the link first
 * on a phone, the code at a desk. And the note on RuPay credit cards.
 */
export function UpiPayment(props: UpiPaymentProps) {
  const t = useText('payment')
  return (
    <>
      {props.upiId !== '' && <UpiWays {...props} />}
      <Notice tone="warn">{t('rupayNote')}</Notice>
    </>
  )
}

function UpiWays({ upiId, payee, accountNumber, amount }: UpiPaymentProps) {
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
      <span>{t('openUpi')}</span>
    </OutsideLink>
  )
  return (
    <Card className="flex flex-col items-center gap-3">
      <h3 className={isDesk ? 'self-start font-700' : 'sr-only'}>{t('upi')}</h3>
      {isDesk ? code : open}
      {!isDesk && <OnRequest words={t('showQr')}>{code}</OnRequest>}
      <div className="flex w-full items-center gap-2 border-t border-hairline pt-1">
        <div className="min-w-0 flex-1">
          <p className="text-14 text-ink-muted">{t('upiId')}</p>
          <p className="font-600">{upiId}</p>
        </div>
        <CopyButton label={t('upiId')} value={upiId} />
      </div>
      {isDesk && open}
      <OnRequest words={t('appRefused')}>
        <AppRefused values={[exactAmount(amount), upiId, accountNumber]} />
      </OnRequest>
    </Card>
  )
}

/** For a link that opens another app, or that the app refuses: all that it needs, to copy. */
function AppRefused({ values }: { values: readonly string[] }) {
  const t = useText('payment')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14">{t('appRefusedText')}</p>
      {values
        .filter((value) => value !== '')
        .map((value) => (
          <CopyButton key={value} label={value} words={t('copyValue', { value })} value={value} />
        ))}
    </div>
  )
}

interface OnRequestProps {
  /** Of the button that shows and hides the rest. */
  words: string
  children: ReactNode
}

/** What few people need: the code (a phone cannot scan its own screen), help with the link. */
function OnRequest({ words, children }: OnRequestProps) {
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
        {words}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
