import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { now } from '@/lib/clock'
import { namedPeriod, type Period, type PeriodName, periodNames } from '@/domain/period'
import { useText } from '@/text/text'
import { lazyPart } from '@/ui/lazy-part'
import { Panel, Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'

const Loading = () => <LoadingParts heights={[175, 177]} />

/** No other screen of this group needs it. */
const StatementOf = lazyPart(async () => (await import('./StatementOf')).StatementOf, Loading)

/** STM-1: purchases, sales and rewards of a period, on screen, as CSV and on paper. */
export function StatementScreen() {
  const { name, period, choose } = usePeriod()
  return (
    <Screen>
      <PeriodChoice {...{ name, period, choose }} />
      <Panel>
        <Suspense fallback={<Loading />}>
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
