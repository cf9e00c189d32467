import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useOrders } from '@/api/hooks/order'
import { useAllRewards } from '@/api/hooks/reward'
import { useUserIfAvailable } from '@/api/hooks/user'
import { now } from '@/clock'
import { namedPeriod, type Period, type PeriodName, periodNames } from '@/domain/period'
import { statementOf } from '@/domain/statement'
import { env } from '@/env'
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
import { Panel, Screen } from '@/ui/Screen'
import { Section } from '@/ui/Section'
import { LoadingParts } from '@/ui/Skeleton'
import { NoOrdersDrawing } from '@/ui/drawings/NoOrdersDrawing'
import { AllInvoices } from './AllInvoices'
import { StatementTable, useStatementCsv } from './StatementTable'

/** Rows at first: the exports are below them, and thousands take long on a cheap phone. */
const FIRST_ROWS = 20

/** STM-1: purchases, sales and rewards of a period, on screen, as CSV and on paper. */
export function StatementScreen() {
  const { name, period, choose } = usePeriod()
  return (
    <Screen>
      <PeriodChoice {...{ name, period, choose }} />
      <Panel>
        <Suspense fallback={<LoadingParts heights={[175, 177]} />}>
          <StatementOf key={JSON.stringify(period)} period={period} />
        </Suspense>
      </Panel>
    </Screen>
  )
}

interface ChosenPeriod {
  name: PeriodName
  period: Period
  choose: (name: PeriodName, custom?: Period) => void
}

/** In the URL, so that Back and a reload show the same statement. */
function usePeriod(): ChosenPeriod {
  const [query, setQuery] = useSearchParams()
  const name = periodNames.find((other) => other === query.get('period')) ?? 'thisMonth'
  const day = (key: string) => {
    const text = query.get(key) ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined
  }
  return {
    name,
    period: name === 'custom' ? { from: day('from'), to: day('to') } : namedPeriod(name, now()),
    choose: (period, { from, to } = {}) =>
      setQuery({ period, ...(from && { from }), ...(to && { to }) }, { replace: true }),
  }
}

function PeriodChoice({ name, period, choose }: ChosenPeriod) {
  const t = useText('statement')
  const day = (label: string, key: 'from' | 'to') => (
    <label className="min-w-0 flex-1 basis-38">
      <span className="mb-1 block text-14 font-600">{label}</span>
      <input
        type="date"
        value={period[key] ?? ''}
        onChange={(event) => choose('custom', { ...period, [key]: event.target.value })}
        className="min-h-tap w-full rounded-control border border-hairline-strong bg-surface px-3 text-16"
      />
    </label>
  )
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <label>
        <span className="mb-1 block text-14 font-600">{t('period')}</span>
        {/* Browsers draw the arrow at the edge of the select, so the border is on its parent. */}
        <span className="flex rounded-control border border-hairline-strong bg-surface pr-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600">
          <select
            value={name}
            onChange={({ target }) => {
              const chosen = target.value as PeriodName
              // `Choose dates` starts with the days chosen so far.
              choose(chosen, chosen === 'custom' ? period : {})
            }}
            className="min-h-tap w-full min-w-0 rounded-control bg-surface py-2.5 pl-4 text-16 outline-none"
          >
            {periodNames.map((value) => (
              <option key={value} value={value}>
                {t('periodName', { name: value })}
              </option>
            ))}
          </select>
        </span>
      </label>
      {name === 'custom' && (
        <div className="flex flex-wrap gap-3">
          {day(t('from'), 'from')}
          {day(t('to'), 'to')}
        </div>
      )}
    </div>
  )
}

function StatementOf({ period }: { period: Period }) {
  const t = useText('statement')
  const orders = useOrders()
  const { rewards } = useAllRewards()
  const statement = statementOf(orders, rewards, period)
  const [rows, setRows] = useState(FIRST_ROWS)
  const csv = useStatementCsv()
  const { entries, totals } = statement
  const profit = useProfitRow()({ amount: totals.profit, afterFee: totals.afterFee })
  const fileName = ['statement', period.from, period.to].filter(Boolean).join('-')

  return (
    <>
      <PrintedHead period={period} />
      <Section title={t('totals')}>
        <DefinitionRows
          rows={[
            { label: t('purchases'), value: <Money amount={totals.purchases} /> },
            { label: t('fees'), value: <Money amount={totals.fees} /> },
            { label: t('sales'), value: <Money amount={totals.sales} /> },
            {
              label: profit.label,
              value: (
                <>
                  <Money amount={profit.amount} /> {profit.note}
                </>
              ),
              strong: true,
            },
            { label: t('rewards'), value: <Money amount={totals.rewards} /> },
          ]}
        />
      </Section>
      {entries.length === 0 ? (
        <EmptyState picture={<NoOrdersDrawing />} title={t('none')} />
      ) : (
        <>
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
