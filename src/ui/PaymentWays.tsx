import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import {
  BANK_TRANSFER_ONLY_FROM,
  exactAmount,
  hasPayee,
  isBankTransferOnly,
  type PaymentMethod,
} from '@/domain/payment'
import type { Paise } from '@/domain/money'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { Card } from './Card'
import { CopyButton } from './CopyButton'
import { BankIcon, UpiIcon } from './icons'
import { Money } from './Money'
import { Notice } from './Notice'
import { UpiPayment } from './UpiPayment'

interface PaymentWaysProps {
  amount: Paise
  /** From `effectiveMethod`: large amounts allow only bank transfer. */
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  /** The provider's account; `upiId` is empty when it is not known. */
  account: PaymentAccountProps & { upiId: string }
  /** Whether the account is read again right now: until then nobody may pay into it. */
  isChecking: boolean
  /** Whether it has changed since the person saw it. */
  isChanged: boolean
  /** The name of the UPI payee where the account has none. */
  appName: string
  /** Shown below the amount, before people leave to pay. */
  warning: ReactNode
  /** The link to Help & Support where no payee is configured. */
  helpTo: string
}

/** The amount, and how and where to pay it (CHK-5). */
export function PaymentWays(props: PaymentWaysProps) {
  const { amount, method, onMethod, account, isChecking, isChanged } = props
  const { appName, warning, helpTo } = props
  const t = useText('payment')
  const { upiId, ...bankAccount } = account
  const isPayable = hasPayee(method, account)
  const byUpi = {
    value: 'upi' as const,
    label: t('byUpi'),
    icon: <UpiIcon />,
    ...(isBankTransferOnly(amount) && {
      blocked: t('bankTransferOnly', { amount: formatPaise(BANK_TRANSFER_ONLY_FROM, 2) }),
    }),
  }
  return (
    <>
      <Card tone="leaf" className="flex flex-wrap items-center justify-end gap-x-2">
        <div data-listen className="flex-1">
          <h2 className="text-14 text-ink-muted">{t('amountDue')}</h2>
          <p className="text-28 font-700">
            <Money amount={amount} />
          </p>
        </div>
        <CopyButton label={t('amountDue')} value={exactAmount(amount)} />
      </Card>
      {isPayable && (
        <>
          <PaySteps />
          {warning}
        </>
      )}
      <RadioCards
        legend={t('method')}
        value={method}
        onValue={onMethod}
        options={[
          ...(hasPayee('upi', account) ? [byUpi] : []),
          { value: 'bank-transfer', label: t('byBankTransfer'), icon: <BankIcon /> },
        ]}
      />
      {isChanged && (
        <Notice live tone="warn">
          {t('payeeChanged')}
        </Notice>
      )}
      <div
        aria-busy={isChecking || undefined}
        className={isChecking ? 'skeleton-pulse rounded-card bg-shade' : undefined}
      >
        {/* Keeps its size: the page must not move under a finger. */}
        <div className={`flex flex-col gap-4 ${isChecking ? 'invisible' : ''}`}>
          {isPayable ? (
            <>
              {method === 'upi' && (
                <UpiPayment
                  upiId={upiId}
                  payee={account.accountName || appName}
                  accountNumber={account.accountNumber}
                  amount={amount}
                />
              )}
              <PaymentAccount {...bankAccount} />
            </>
          ) : (
            <Notice
              tone="red"
              title={t('noPayee')}
              action={
                <Link to={helpTo} className="font-600 underline underline-offset-4">
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

/** The steps of paying in another app and coming back. */
function PaySteps() {
  const t = useText('payment')
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap gap-x-4 gap-y-1 text-14 font-600">
      {[t('stepPay'), t('stepCopy'), t('stepBack')].map((words, index) => (
        <li key={words} className="flex items-center gap-2">
          <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-leaf-100 text-leaf-700 tabular-nums">
            {index + 1}
          </span>
          <span>{words}</span>
        </li>
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
export function PaymentAccount({ accountName, accountNumber, ifsc, bank }: PaymentAccountProps) {
  const t = useText('payment')
  const parts = [
    { label: t('accountName'), value: accountName },
    { label: t('accountNumber'), value: accountNumber },
    { label: t('ifsc'), value: ifsc },
    { label: t('bank'), value: bank },
  ].filter(({ value }) => value !== '')
  if (parts.length === 0) return null
  return (
    <Card className="flex flex-col gap-1">
      <h3 className="font-700">{t('account')}</h3>
      <dl className="divide-y divide-hairline">
        {parts.map(({ label, value }) => (
          <div key={label} data-listen className="relative py-1 pr-tap">
            <dt className="text-14 text-ink-muted">{label}</dt>
            <dd className="font-600 tabular-nums">{value}</dd>
            <dd className="absolute inset-y-0 right-0 flex items-center">
              <CopyButton label={label} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

interface RadioOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Why it cannot be chosen now. */
  blocked?: string
}

interface RadioCardsProps<Value extends string> {
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
}

function cardLook(checked: boolean, blocked: boolean): string {
  if (blocked) return 'border-hairline bg-backdrop text-ink-muted'
  return checked ? 'border-leaf-600 bg-leaf-50' : 'border-hairline-strong bg-surface'
}

/** A radio group whose choices are cards. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onValue } = props
  const name = useId()
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-14 font-600">{legend}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => {
          const noteId = `${name}-${option.value}`
          return (
            <label
              key={option.value}
              className={`flex min-h-tap items-center gap-3 rounded-card border px-4 py-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600 ${cardLook(option.value === value, Boolean(option.blocked))}`}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={Boolean(option.blocked)}
                aria-labelledby={`${noteId}-label`}
                aria-describedby={option.blocked ? noteId : undefined}
                onChange={() => onValue(option.value)}
                className="size-6 shrink-0 appearance-none rounded-full border border-hairline-strong bg-surface outline-none checked:border-8 checked:border-leaf-600"
              />
              <span className="min-w-0 flex-1">
                <span id={`${noteId}-label`} className="block font-600">
                  {option.label}
                </span>
                {option.blocked && (
                  <span id={noteId} className="block text-14 text-ink-muted">
                    {option.blocked}
                  </span>
                )}
              </span>
              {option.icon && (
                <span className="hidden text-leaf-700 @2xs:block">{option.icon}</span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
