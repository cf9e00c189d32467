import { useState } from 'react'
import { useOrders } from '@/api/hooks/order'
import { useAllRewards } from '@/api/hooks/reward'
import { useUserIfAvailable } from '@/api/hooks/user'
import type { Period } from '@/domain/period'
import { statementOf } from '@/domain/statement'
import { env } from '@/config/env'
import { useText } from '@/text/text'
import { ActionButton } from '@/ui/ActionList'
import { Button } from '@/ui/Button'
import { useFormatDate } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { EmptyState } from '@/ui/EmptyState'
import { DownloadIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { PrintRow } from '@/ui/PrintRow'
import { useProfitRow } from '@/ui/Profit'
import { saveFile } from '@/ui/save-file'
import { Section } from '@/ui/Section'
import { NoOrdersDrawing } from '@/ui/drawings/NoOrdersDrawing'
import { AllInvoices } from './AllInvoices'
import { StatementTable, useStatementCsv } from './StatementTable'

/** Rows at first: the exports are below them, and thousands take long on a cheap phone. */
const FIRST_ROWS = 20

export function StatementOf({ period }: { period: Period }) {
  const t = useText('statement')
  const tOrders = useText('orders')
  const orders = useOrders()
  const { rewards } = useAllRewards()
  const statement = statementOf(orders, rewards, period)
  const [rows, setRows] = useState(FIRST_ROWS)
  const csv = useStatementCsv()
  const { entries, totals } = statement
  const profit = useProfitRow()(totals)
  const fileName = ['statement', period.from, period.to].filter(Boolean).join('-')

  return (
    <>
      <PrintedHead period={period} />
      {entries.length === 0 ? (
        <EmptyState picture={<NoOrdersDrawing />} title={t('none')} />
      ) : (
        <>
          <Section title={t('totals')}>
            <DefinitionRows
              rows={[
                { label: t('purchases'), value: <Money amount={totals.purchases} /> },
                { label: t('fees'), value: <Money amount={totals.fees} /> },
                { label: t('sales'), value: <Money amount={totals.sales} /> },
                {
                  label: profit.label,
                  value: <Money amount={profit.amount} />,
                  strong: true,
                },
                { label: t('rewards'), value: <Money amount={totals.rewards} /> },
              ]}
            />
            {!totals.isComplete && (
              <p className="text-label text-ink-muted">{tOrders('incomplete')}</p>
            )}
          </Section>
          <StatementTable entries={entries.slice(0, rows)} />
          {rows < entries.length && (
            <Button kind="quiet" onClick={() => setRows(entries.length)}>
              {t('showAll', { count: entries.length })}
            </Button>
          )}
          <AllInvoices entries={entries}>
            <ActionButton
              icon={<DownloadIcon />}
              label={t('csv')}
              onPress={() => void saveFile(csv(statement), `${fileName}.csv`)}
            />
            <PrintRow prepare={() => setRows(entries.length)} />
          </AllInvoices>
        </>
      )}
    </>
  )
}

/** The person and the days, for paper only: the screen shows them elsewhere. */
function PrintedHead({ period }: { period: Period }) {
  const t = useText('statement')
  const formatDate = useFormatDate()
  const user = useUserIfAvailable()
  const days = { from: formatDate(period.from), to: formatDate(period.to) }
  return (
    <div className="hidden print:block">
      <p className="font-700">{env.appName}</p>
      {user && <p>{`${user.name}, ${user.mobileNo}`}</p>}
      {days.from && days.to && <p>{t('days', days)}</p>}
    </div>
  )
}
