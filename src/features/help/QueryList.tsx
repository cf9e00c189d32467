import { memo, useMemo } from 'react'
import type { SupportQuery } from '@/api/contract/support'
import { useSupportQueries } from '@/api/hooks/support'
import { newestFirst } from '@/domain/dates'
import { querySubject } from '@/domain/text-cut'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { CardLink } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { EmptyState } from '@/ui/EmptyState'
import { NoQueriesDrawing } from '@/ui/drawings/NoQueriesDrawing'
import { ListSection } from '@/ui/WindowList'
import { QueryStatus } from './QueryStatus'

/** Of a card whose subject takes two lines (px). */
const USUAL_HEIGHT = 130

/** Where the type is missing: the one type that is known (HLP-4). */
const GENERAL = 'general'

const keyOf = ({ qno }: SupportQuery) => qno
const row = (query: SupportQuery) => <QueryCard query={query} />

/** What this person has asked, the newest first. */
export function QueryList() {
  const t = useText('help')
  const queries = useSupportQueries()
  const sorted = useMemo(() => newestFirst(queries), [queries])

  if (sorted.length === 0)
    return (
      <EmptyState
        picture={<NoQueriesDrawing />}
        title={t('none')}
        text={t('noneText')}
        action={
          <ButtonLink kind="secondary" replace to={paths.help({ type: 'contactUs' })}>
            {t('askFirst')}
          </ButtonLink>
        }
      />
    )
  return (
    <ListSection
      title={t('list', { count: sorted.length })}
      items={sorted}
      keyOf={keyOf}
      row={row}
      usualHeight={USUAL_HEIGHT}
    />
  )
}

const QueryCard = memo(function QueryCard({ query }: { query: SupportQuery }) {
  const t = useText('help')
  const { qno, type, subject, status, createdAt } = query
  return (
    <CardLink
      to={paths.helpQuery({ type: type.trim() || GENERAL, qno })}
      className="flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 break-words">
          <span className="text-14 text-ink-muted">{t('queryNo')}</span>{' '}
          <span className="font-700 tabular-nums">{qno}</span>
        </h3>
        <QueryStatus status={status} />
        <p className="w-full text-14 text-ink-muted">
          <DateText date={createdAt} />
        </p>
      </div>
      <p className="border-t border-hairline pt-2 break-words">
        <span className="text-14 text-ink-muted">{t('queryTitle')}</span>{' '}
        <span className="font-600">{querySubject(subject) || t('noWords')}</span>
      </p>
    </CardLink>
  )
})
