import { useEffect, useEffectEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import {
  BANK_TRANSFER_ONLY_FROM,
  effectiveMethod,
  exactAmount,
  hasPayee,
  isBankTransferOnly,
  type PaymentMethod,
} from '@/domain/payment'
import { type Paise, formatPaise } from '@/domain/money'
import { env } from '@/config/env'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { UpiCode, UpiPayment } from './UpiPayment'
import { useIsDesk } from '@/ui/use-is-desk'
import type { Payment } from './use-payment'
import { usePayee } from './use-payee'

/**
 * How and where to pay `amount`. Once that is on screen, the payment waits for its transaction ID,
 * which the screen at `path` takes.
 */
export function usePaymentWays(payment: Payment, amount: Paise, path: string) {
  // A large amount allows only bank transfer (CHK-6).
  const method = effectiveMethod(payment.method, amount)
  const read = usePayee()
  const isPayable = hasPayee(method, read.payee)
  const wait = useEffectEvent(() => payment.wait(amount, path))
  useEffect(() => {
    if (read.isKnown && isPayable) wait()
  }, [read.isKnown, isPayable, amount])
  return {
    ...read,
    amount,
    method,
    isPayable,
    choose: (next: PaymentMethod) => payment.change({ method: next }),
    /** The app was opened or something copied: what is left to do is to go on. */
    mayHavePaid: payment.mayHavePaid,
    onPaying: () => payment.change({ mayHavePaid: true }),
  }
}

type Ways = ReturnType<typeof usePaymentWays>

interface PaymentWaysProps {
  ways: Ways
  /** Shown below the amount, before people leave to pay. */
  warning: string
}

/** The amount, and how and where to pay it (CHK-5). */
export function PaymentWays({ ways, warning }: PaymentWaysProps) {
  const { amount, method, isPayable, mayHavePaid, onPaying, isKnown, isChanged } = ways
  const { payee: account } = ways
  const t = useText('payment')
  const { upiId, ...bankAccount } = account
  const isDesk = useIsDesk()
  const payByUpi = isPayable &&
    method === 'upi' && { upiId, payee: account.accountName || env.appName, amount }
  return (
    <>
      <Card tone="leaf" className="flex flex-wrap items-center gap-4 py-1">
        <div className="flex-1">
          <div className="-mr-3 flex items-center">
            <div data-listen className="flex-1">
              <h2 className="text-label text-ink-muted">{t('amountDue')}</h2>
              <p className="text-amount-hero">
                <Money amount={amount || undefined} />
              </p>
            </div>
            <CopyButton label={t('amountDue')} value={exactAmount(amount)} onCopied={onPaying} />
          </div>
          {isPayable && (
            <p data-listen className="text-label leading-tight">
              {warning}
            </p>
          )}
        </div>
        {isDesk && payByUpi && (
          <div className={isKnown ? undefined : 'invisible'}>
            <UpiCode {...payByUpi} />
          </div>
        )}
      </Card>
      <MethodChoice {...ways} />
      {isChanged && (
        <Notice live tone="warn">
          {t('payeeChanged')}
        </Notice>
      )}
      <div
        aria-busy={!isKnown || undefined}
        className={isKnown ? undefined : 'skeleton-pulse rounded-card bg-shade'}
      >
        {/* Keeps its size: the page must not move under a finger. */}
        <div className={`flex flex-col gap-4 ${isKnown ? '' : 'invisible'}`}>
          {isPayable ? (
            <>
              {payByUpi && (
                <UpiPayment
                  {...payByUpi}
                  accountNumber={account.accountNumber}
                  isDesk={isDesk}
                  mayHavePaid={mayHavePaid}
                  onPaying={onPaying}
                />
              )}
              <PaymentAccount {...bankAccount} onCopied={onPaying} />
            </>
          ) : (
            <Notice
              tone="red"
              title={t('noPayee')}
              action={
                <Link
                  to={paths.help({ type: 'contactUs' })}
                  className="font-600 underline underline-offset-4"
                >
                  {t('help')}
                </Link>
              }
            >
              {t('noPayeeText')}
            </Notice>
          )}
        </div>
      </div>
    </>
  )
}

/** Above the button that goes on: how to pay in another app, then what to tap after that. */
export function PayCaption({ isPayable, mayHavePaid }: Ways) {
  const t = useText('payment')
  if (!isPayable) return null
  if (mayHavePaid) return <p className="text-center text-label">{t('paidGoOn')}</p>
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap justify-center gap-x-3 text-label">
      {[t('stepPay'), t('stepCopy'), t('stepBack')].map((step, index) => (
        <li key={step}>{`${index + 1}. ${step}`}</li>
      ))}
    </ol>
  )
}

/** The provider's account, from the configuration. Empty fields are hidden. */
interface PaymentAccountProps {
  accountName: string
  accountNumber: string
  ifsc: string
  bank: string
}

/** The account to transfer to, with a copy button for each field. Nothing when all are empty. */
export function PaymentAccount(props: PaymentAccountProps & { onCopied?: () => void }) {
  const { accountName, accountNumber, ifsc, bank, onCopied } = props
  const t = useText('payment')
  const parts = [
    { label: t('accountName'), value: accountName },
    { label: t('accountNumber'), value: accountNumber },
    { label: t('ifsc'), value: ifsc },
    { label: t('bank'), value: bank },
  ].filter(({ value }) => value !== '')
  if (parts.length === 0) return null
  return (
    <div>
      <h3 className="sr-only">{t('account')}</h3>
      <dl className="divide-y divide-hairline border-b border-hairline">
        {parts.map(({ label, value }) => (
          <div
            key={label}
            data-listen
            className="relative flex min-h-14 flex-col justify-center pr-tap"
          >
            <dt className="text-label text-ink-muted">{label}</dt>
            <dd className="text-value font-600 tabular-nums">{value}</dd>
            <dd className="absolute inset-y-0 -right-3 flex items-center">
              <CopyButton label={label} value={value} onCopied={onCopied} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The methods as cards, beside each other where there is room; a line where there is no choice. */
function MethodChoice({ amount, method, payee, choose }: Ways) {
  const t = useText('payment')
  const name = useId()
  const hasUpi = hasPayee('upi', payee)
  const isRefused = hasUpi && isBankTransferOnly(amount)
  const options = [
    ...(hasUpi && !isRefused ? [{ value: 'upi' as const, label: t('byUpi') }] : []),
    { value: 'bank-transfer' as const, label: t('byBankTransfer') },
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('method')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={`flex min-h-tap flex-1 basis-34 items-center gap-2 rounded-control border px-2 py-1 text-label focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600 ${value === method ? 'border-leaf-600 bg-leaf-50' : 'border-hairline-strong bg-surface'}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === method}
              aria-describedby={isRefused ? `${name}-note` : undefined}
              onChange={() => choose(value)}
              className="size-5 shrink-0 appearance-none rounded-full border border-hairline-strong bg-surface outline-none checked:border-8 checked:border-leaf-600"
            />
            <span className="min-w-0 flex-1">{label}</span>
          </label>
        ))}
      </div>
      {isRefused && (
        <p id={`${name}-note`} className="pt-1 text-13 leading-tight text-ink-muted">
          {t('bankTransferOnly', { amount: formatPaise(BANK_TRANSFER_ONLY_FROM, 2) })}
        </p>
      )}
    </fieldset>
  )
}
