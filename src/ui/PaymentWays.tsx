import type { ReactNode } from 'react'
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
import { PaymentAccount, type PaymentAccountProps } from './PaymentAccount'
import { RadioCards } from './RadioCards'
import type { UpiPaymentProps } from './UpiPayment'
import { onDemand, useOnDemand } from './use-on-demand'

const upiPayment = onDemand<UpiPaymentProps>(
  'the payment by UPI',
  async () => (await import('./UpiPayment')).UpiPayment,
)

export interface PaymentWaysProps {
  amount: Paise
  /** The one that counts (`effectiveMethod`): a large amount leaves only bank transfer. */
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  /** The provider's account; `upiId` is empty when it is not known. */
  account: PaymentAccountProps & { upiId: string }
  /** Who is paid by UPI where the account has no name. */
  appName: string
  /** Read before people leave to pay: it stands under the amount. */
  warning: ReactNode
  /** Leads to Help & Support when nobody is there to be paid. */
  helpTo: string
}

/** The amount, and how and where to pay it (CHK-5). */
export function PaymentWays(props: PaymentWaysProps) {
  const { amount, method, onMethod, account, appName, warning, helpTo } = props
  const t = useText('payment')
  const { upiId, ...bankAccount } = account
  const isPayable = hasPayee(method, account)
  const UpiPayment = useOnDemand(upiPayment, hasPayee('upi', account))
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
      <Card tone="leaf" className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
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
      {isPayable ? (
        <>
          {method === 'upi' && UpiPayment && (
            <UpiPayment upiId={upiId} payee={account.accountName || appName} amount={amount} />
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
    </>
  )
}

/** What people do elsewhere, before they go on here. */
function PaySteps() {
  const t = useText('payment')
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap gap-x-4 gap-y-1 text-14 font-600">
      {[t('stepPay'), t('stepCopy'), t('stepBack')].map((words, index) => (
        <li key={words} className="flex items-center gap-2">
          <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-leaf-100 text-leaf-700 tabular-nums">
            {index + 1}
          </span>
          {words}
        </li>
      ))}
    </ol>
  )
}
