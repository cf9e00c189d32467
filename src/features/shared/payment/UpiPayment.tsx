import { type Paise, formatPaise } from '@/domain/money'
import { exactAmount, upiLink } from '@/domain/payment'
import { useText } from '@/text/text'
import { buttonClasses } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { UpiIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { Disclosure } from '@/ui/Disclosure'
import { OutsideLink } from '@/ui/OutsideLink'

const QrCode = lazyPart(async () => (await import('@/ui/QrCode')).QrCode)

interface UpiCodeProps {
  /** Empty when unknown. */
  upiId: string
  payee: string
  amount: Paise
}

/** The QR code of the exact amount. `only` keeps browsers that darken pages away from it. */
export function UpiCode(to: UpiCodeProps) {
  const t = useText('payment')
  if (to.upiId === '') return null
  return (
    <div className="size-44 shrink-0 rounded-control bg-white p-1 scheme-only-light">
      <QrCode text={upiLink(to)} label={t('qrCode', { amount: formatPaise(to.amount, 2) })} />
    </div>
  )
}

interface UpiPaymentProps extends UpiCodeProps {
  /** Empty when unknown. */
  accountNumber: string
  isDesk: boolean
  mayHavePaid: boolean
  /** The app was opened or something copied. */
  onPaying: () => void
}

/** The link for this phone, with the exact amount, and the note on RuPay credit cards. */
export function UpiPayment(props: UpiPaymentProps) {
  const { accountNumber, isDesk, mayHavePaid, onPaying, ...to } = props
  const { upiId, amount } = to
  const t = useText('payment')
  const note = <p className="text-label text-ink-muted">{t('rupayNote')}</p>
  if (upiId === '') return note
  return (
    <div className="flex flex-col gap-1">
      <h3 className="sr-only">{t('upi')}</h3>
      <OutsideLink
        href={upiLink(to)}
        className={buttonClasses(isDesk || mayHavePaid ? 'secondary' : 'primary', true)}
        onClick={onPaying}
      >
        <UpiIcon className="size-5" />
        <span>{t('openUpi')}</span>
      </OutsideLink>
      <div className="relative border-b border-hairline pr-tap">
        <p className="text-label text-ink-muted">{t('upiId')}</p>
        <p className="text-value font-600">{upiId}</p>
        <div className="absolute inset-y-0 -right-3 flex items-center">
          <CopyButton label={t('upiId')} value={upiId} onCopied={onPaying} />
        </div>
      </div>
      {!isDesk && (
        <Disclosure label={t('showQr')}>
          <UpiCode {...to} />
        </Disclosure>
      )}
      <Disclosure label={t('appRefused')}>
        <AppRefused values={[exactAmount(amount), upiId, accountNumber]} onCopied={onPaying} />
      </Disclosure>
      {note}
    </div>
  )
}

/** For a link that opens another app, or that the app refuses: all that it needs, to copy. */
function AppRefused(props: { values: readonly string[]; onCopied: () => void }) {
  const { values, onCopied } = props
  const t = useText('payment')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14">{t('appRefusedText')}</p>
      {values
        .filter((value) => value !== '')
        .map((value) => (
          <CopyButton
            key={value}
            label={value}
            text={t('copyValue', { value })}
            value={value}
            onCopied={onCopied}
          />
        ))}
    </div>
  )
}
