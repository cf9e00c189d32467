import type { ReactNode } from 'react'
import { useText } from '@/text/text'

/** A receipt of a UPI app and one of a bank, with the transaction ID marked. */
export function Receipts() {
  const t = useText('payment')
  return (
    <div className="flex flex-col gap-3 pb-2">
      <Receipt caption={t('receiptUpi')} id="UTR 412980162345">
        <circle cx="60" cy="24" r="11" className="fill-leaf-600" />
        <path
          d="M55 24l3.5 3.5 7-7"
          className="fill-none stroke-surface"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path d="M36 44h48M44 53h32" className="stroke-hairline-strong" strokeWidth="4" />
      </Receipt>
      <Receipt caption={t('receiptBank')} id="UTR DEMON12345678">
        <path
          d="M14 30l20-12 20 12zM18 33v14M34 33v14M50 33v14M14 50h40"
          className="fill-none stroke-leaf-700"
          strokeWidth="2.5"
        />
        <path d="M66 24h40M66 36h30M66 48h40" className="stroke-hairline-strong" strokeWidth="4" />
      </Receipt>
    </div>
  )
}

interface ReceiptProps {
  /** Where to look: the drawing is decoration. */
  caption: string
  id: string
  children: ReactNode
}

function Receipt({ caption, id, children }: ReceiptProps) {
  return (
    <div className="flex items-center gap-3">
      <svg viewBox="0 0 120 104" aria-hidden="true" className="w-30 shrink-0">
        <path
          d="M4 4h112v94l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5z"
          className="fill-surface stroke-hairline-strong"
        />
        {children}
        <rect
          x="10"
          y="62"
          width="100"
          height="20"
          rx="6"
          className="fill-turmeric-100 stroke-turmeric-500"
        />
        <text
          x="60"
          y="76"
          textAnchor="middle"
          textLength="90"
          lengthAdjust="spacingAndGlyphs"
          fontSize="10"
          fontWeight="700"
          className="fill-ink"
        >
          {id}
        </text>
      </svg>
      <p className="min-w-0 text-14">{caption}</p>
    </div>
  )
}
