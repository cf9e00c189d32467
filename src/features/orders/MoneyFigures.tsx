import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Order } from '@/api/contract/order'
import { now } from '@/clock'
import { moneyAtWork, profitByMonth, profitByProduct } from '@/domain/profit'
import { paths } from '@/paths'
import { useProductName, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Money } from '@/ui/Money'
import { ProfitFigure } from './ProfitFigure'

/** Rows at first. */
const FIRST_ROWS = 12

export interface MoneyFiguresProps {
  orders: readonly Order[]
}

/** ORD-11: the profit by month and product, the money at work, and what is due when. */
export function MoneyFigures({ orders }: MoneyFiguresProps) {
  const t = useText('yourMoney')
  const headingId = useId()
  const productName = useProductName()
  const months = useText('ui')('months').split(' ')
  const [byMonth, byProduct] = useMemo(
    () => [profitByMonth(orders), profitByProduct(orders)],
    [orders],
  )
  const monthName = (name: string) => {
    const [year, month] = name.split('-')
    return year ? `${months[Number(month) - 1]} ${year}` : t('noDate')
  }
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-6">
        <h2 id={headingId} className="text-18 font-700">
          {t('title')}
        </h2>
        {byMonth.length === 0 ? (
          <p className="text-ink-muted">{t('noProfit')}</p>
        ) : (
          <>
            <ProfitFigure
              title={t('byMonth')}
              parts={byMonth}
              labelOf={({ name }) => monthName(name)}
            />
            <ProfitFigure
              title={t('byProduct')}
              parts={byProduct}
              labelOf={({ name }) => productName(name)}
            />
          </>
        )}
        <AtWork orders={orders} />
      </Card>
    </section>
  )
}

function AtWork({ orders }: MoneyFiguresProps) {
  const t = useText('yourMoney')
  const titleId = useId()
  const productName = useProductName()
  const { atWork, verifying, due } = useMemo(() => moneyAtWork(orders, now()), [orders])
  const [rows, setRows] = useState(FIRST_ROWS)
  return (
    <div className="flex flex-col gap-2">
      <DefinitionRows
        rows={[
          { label: t('atWork'), value: <Money amount={atWork} />, strong: true },
          { label: t('verifying'), value: verifying > 0 && <Money amount={verifying} /> },
        ]}
      />
      {due.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-labelledby={titleId} className="w-full text-14">
            <caption id={titleId} className="pt-2 pb-1 text-left text-16 font-700">
              {t('due')}
            </caption>
            <tbody>
              {due.slice(0, rows).map(({ order, next }) => (
                <tr key={order.id} className="border-b border-hairline align-top">
                  <td className="py-1 pr-3">
                    {next ? (
                      <>
                        {t('kind', { kind: next.kind })} <DateText date={next.at} />
                      </>
                    ) : (
                      t('noDate')
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
      {rows < due.length && (
        <Button kind="quiet" onClick={() => setRows(due.length)}>
          {t('showAll', { count: due.length })}
        </Button>
      )}
    </div>
  )
}
