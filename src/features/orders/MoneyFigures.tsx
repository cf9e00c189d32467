import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import { now } from '@/lib/clock'
import { sumPaise } from '@/domain/money'
import { orderTotals } from '@/domain/orders'
import { moneyAtWork, profitByMonth, profitByProduct, type ProfitPart } from '@/domain/profit'
import { paths } from '@/routes/paths'
import { useProductName, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { linearScale } from '@/ui/linear-scale'
import { Money } from '@/ui/Money'

/** Rows at first. */
const FIRST_ROWS = 12

const WIDTH = 100
const HEIGHT = 8

interface MoneyFiguresProps {
  orders: readonly Order[]
}

/** ORD-11: the profit by month and product, the money at work, and what is due when. */
export function MoneyFigures({ orders }: MoneyFiguresProps) {
  const t = useText('yourMoney')
  const tOrders = useText('orders')
  const productName = useProductName()
  const { isComplete } = orderTotals(orders)
  const months = useText('ui')('months').split(' ')
  const byMonth = profitByMonth(orders)
  const monthName = (name: string) => {
    const [year, month] = name.split('-')
    return year ? `${months[Number(month) - 1]} ${year}` : t('noDate')
  }
  return (
    <>
      {!isComplete && <p className="text-label text-ink-muted">{tOrders('incomplete')}</p>}
      {byMonth.length === 0 ? (
        isComplete && <p className="text-ink-muted">{t('noProfit')}</p>
      ) : (
        <>
          <ProfitFigure title={t('byMonth')} parts={byMonth} labelOf={monthName} />
          <ProfitFigure
            title={t('byProduct')}
            parts={profitByProduct(orders)}
            labelOf={productName}
          />
        </>
      )}
      <AtWork orders={orders} />
    </>
  )
}

/** The first rows, and a button that shows all. */
function useFirstRows<Row>(rows: readonly Row[]): [readonly Row[], ReactNode] {
  const t = useText('yourMoney')
  const [hasAll, setHasAll] = useState(false)
  if (hasAll || rows.length <= FIRST_ROWS) return [rows, null]
  return [
    rows.slice(0, FIRST_ROWS),
    <Button key="all" kind="quiet" onClick={() => setHasAll(true)}>
      {t('showAll', { count: rows.length })}
    </Button>,
  ]
}

interface ProfitFigureProps {
  title: string
  parts: readonly ProfitPart[]
  labelOf: (name: string) => string
}

/** The parts of Total Profit: a table with a bar in each row, a gain right of the line. */
function ProfitFigure({ title, parts, labelOf }: ProfitFigureProps) {
  const tOrders = useText('orders')
  const titleId = useId()
  const [shown, showAll] = useFirstRows(parts)
  const amounts = parts.map(({ profit }) => profit)
  const x = linearScale([Math.min(0, ...amounts), Math.max(0, ...amounts)], [0, WIDTH])
  return (
    <div className="flex flex-col gap-2">
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      <table aria-labelledby={titleId} className="w-full text-14">
        <tbody>
          {shown.map(({ name, profit }) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-1 pr-3 text-left font-400">
                <span>{labelOf(name)}</span>
                <svg
                  viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mt-1 h-2 w-full"
                >
                  <rect
                    x={Math.min(x(0), x(profit))}
                    width={Math.abs(x(profit) - x(0))}
                    height={HEIGHT}
                    className={profit < 0 ? 'fill-notice-600' : 'fill-leaf-600'}
                  />
                  <path
                    d={`M${x(0)} 0V${HEIGHT}`}
                    vectorEffect="non-scaling-stroke"
                    className="stroke-ink"
                  />
                </svg>
              </th>
              <td
                className={`py-1 text-right align-top font-600 ${profit < 0 ? 'text-notice-600' : ''}`}
              >
                <Money amount={profit} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-700">
            <th scope="row" className="pt-2 text-left">
              {tOrders('totalProfit')}
            </th>
            <td className="pt-2 text-right">
              <Money amount={sumPaise(amounts)} />
            </td>
          </tr>
        </tfoot>
      </table>
      {showAll}
    </div>
  )
}

function AtWork({ orders }: MoneyFiguresProps) {
  const t = useText('yourMoney')
  const productName = useProductName()
  const { atWork, verifying, due } = moneyAtWork(orders, now())
  const [shown, showAll] = useFirstRows(due)
  return (
    <div className="flex flex-col gap-2">
      <DefinitionRows
        rows={[
          { label: t('atWork'), value: <Money amount={atWork} />, strong: true },
          { label: t('verifying'), value: verifying !== 0 && <Money amount={verifying} /> },
        ]}
      />
      {due.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full text-14">
            <caption className="pt-2 pb-1 text-left text-16 font-700">{t('due')}</caption>
            <tbody>
              {shown.map(({ order, next }) => (
                <tr key={order.id} className="border-b border-hairline align-top">
                  <td className="py-1 pr-3">
                    {next ? (
                      <span>
                        <span>{t('kind', { kind: next.kind })}</span> <DateText date={next.at} />
                      </span>
                    ) : (
                      <span>{t('noDate')}</span>
                    )}
                    <p className="text-ink-muted">
                      {order.items.map(({ name }) => productName(name)).join(', ')}
                    </p>
                  </td>
                  <td className="py-1 text-right">
                    <Money amount={order.totalAmount} className="font-600" />
                    <Link
                      to={paths.order({ id: order.id })}
                      className="flex min-h-tap items-center justify-end whitespace-nowrap text-leaf-700 underline underline-offset-4"
                    >
                      {order.displayId}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {showAll}
    </div>
  )
}
