import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Address } from '@/api/contract/address'
import type { BankDetails, User } from '@/api/contract/user'
import { hasBankDetails } from '@/domain/bank-details'
import { useText } from '@/text/text'
import { BankPrompt } from '@/features/shared/bank/BankPrompt'
import { BillToBar } from '@/features/shared/person/BillToBar'
import { BankIcon } from '@/ui/icons'

/** CHK-4: how long the bank prompt is highlighted, in ms. */
const HIGHLIGHT_TIME = 5000

type Prompt = 'address' | 'bank'

/** The prompt highlighted after a tap on Proceed while its details are missing. */
export function useHighlightedPrompt() {
  const [shown, setShown] = useState<{ prompt: Prompt }>()

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), HIGHLIGHT_TIME)
    return () => clearTimeout(timer)
  }, [shown])

  return {
    shown: shown?.prompt,
    show(prompt: Prompt): void {
      window.scrollTo(0, 0)
      setShown({ prompt })
    },
  }
}

interface BuyerDetailsProps {
  address: Address | undefined
  user: User
  shown: Prompt | undefined
}

/** The billing address and the bank account, or the prompts for them (CHK-3). */
export function BuyerDetails({ address, user, shown }: BuyerDetailsProps) {
  const t = useText('checkout')
  return (
    <>
      <Highlight on={shown === 'address'}>
        <BillToBar address={address} />
      </Highlight>
      {hasBankDetails(user.bankDetails) ? (
        <Payout account={user.bankDetails} />
      ) : (
        <Highlight on={shown === 'bank'}>
          <BankPrompt label={t('addBank')} note={t('addBankNote')} />
        </Highlight>
      )}
    </>
  )
}

/** The money of sales goes there. */
function Payout({ account }: { account: BankDetails }) {
  const t = useText('checkout')
  const { holder, bankName, accNo } = account
  const end = accNo.trim().slice(-4)
  return (
    <section className="flex items-center gap-2">
      <BankIcon className="size-5 shrink-0 text-leaf-600" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="text-label text-ink-muted">{t('payout')}</h2>
          <p className="text-14 font-700">{holder}</p>
        </div>
        <p className="text-label text-ink-muted">{t('payoutAccount', { bank: bankName, end })}</p>
      </div>
    </section>
  )
}

/** A highlighted frame; the focus goes to the link or button in it. */
function Highlight({ on, children }: { on: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (on) frame.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [on])

  return (
    <div
      ref={frame}
      data-highlighted={on || undefined}
      className="rounded-card data-highlighted:pop data-highlighted:outline-4 data-highlighted:outline-offset-2 data-highlighted:outline-turmeric-500"
    >
      {children}
    </div>
  )
}
