import { paise, type Paise, formatPaise } from '@/domain/money'
import { useText } from '@/text/text'

/** A zero is no gain: ink. */
export function toneOf(amount: Paise | undefined): string {
  if (!amount) return ''
  return amount < 0 ? 'text-notice-600' : 'text-leaf-700'
}

interface ProfitProps {
  amount: Paise
  /** Undefined is left out. */
  afterFee: Paise | undefined
  /** The second figure in small type, where the room is. */
  small?: boolean | undefined
}

/** MNY-9: `Profit ₹1,090.00 (₹1,033.00 after the fee)`, `Loss ₹220.00 (₹277.00 after the fee)`. */
export function Profit({ amount, afterFee, small }: ProfitProps) {
  const t = useText('ui')
  const kind = amount < 0 ? 'loss' : 'profit'
  const size = formatPaise(paise(Math.abs(amount)), 2)
  return (
    <span className="font-700 tabular-nums">
      <span className={toneOf(amount)}>{t('profit', { kind, amount: size })}</span>{' '}
      <AfterFee amount={amount} afterFee={afterFee} small={small} />
    </span>
  )
}

/** The second figure, in its own colour; of a loss without a minus. */
function AfterFee({ amount, afterFee, small = false }: ProfitProps) {
  const t = useText('ui')
  if (afterFee === undefined) return null
  const shown = formatPaise(amount < 0 ? paise(0 - afterFee) : afterFee, 2)
  return (
    <span
      className={`${small ? 'text-12 leading-tight' : 'text-label'} inline-block max-w-full font-600 tabular-nums ${toneOf(afterFee)}`}
    >
      {`(${t('afterFee', { amount: shown })})`}
    </span>
  )
}

/** A row or a total of sums: its label says whether it is a profit. */
export function useProfitRow() {
  const t = useText('calculator')
  return ({ profit, afterFee }: { profit: Paise | undefined; afterFee: Paise | undefined }) => ({
    label: t('gain', { isLoss: String((profit ?? 0) < 0) }),
    amount: profit && paise(Math.abs(profit)),
    note: profit !== undefined && <AfterFee amount={profit} afterFee={afterFee} />,
  })
}
