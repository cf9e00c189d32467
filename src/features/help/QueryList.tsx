import { useMemo } from 'react'
import type { LinkProps } from 'react-router-dom'
import type { SupportQuery } from '@/api/contract/support'
import { useSupportQueries } from '@/api/hooks/support'
import { newestFirst } from '@/domain/dates'
import { querySubject } from '@/domain/text'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { CardLink } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { Drawing, line } from '@/ui/drawings/Drawing'
import { EmptyState } from '@/ui/EmptyState'
import { ListSection } from '@/ui/WindowList'
import { QueryStatus } from './QueryStatus'

/** The estimated height of a card whose subject takes two lines (px). */
const USUAL_HEIGHT = 130

/** For a query without a type: the one known type (HLP-4). */
const GENERAL = 'general'

const keyOf = ({ qno }: SupportQuery) => qno
const row = (query: SupportQuery) => <QueryCard query={query} />

/** HLP-4: the person's queries; without one, the way to the form. */
export function QueryList({ contactUs }: { contactUs: Pick<LinkProps, 'to' | 'state'> }) {
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
          <ButtonLink kind="secondary" replace {...contactUs}>
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

function QueryCard({ query }: { query: SupportQuery }) {
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
}

/** A letter box, open, and an unwritten letter. */
function NoQueriesDrawing() {
  return (
    <Drawing>
      <path d="M64 104V70M82 104V70" className={line} />
      <path
        d="M40 70V46a16 16 0 0 1 16-16h46a16 16 0 0 1 16 16v24z"
        className="fill-leaf-200 stroke-leaf-900"
      />
      <path
        d="M56 30a16 16 0 0 1 16 16v24H40V46a16 16 0 0 1 16-16z"
        className="fill-surface stroke-leaf-900"
      />
      <path d="M50 48h12" className={line} />
      <path d="M100 44v-24h14v9h-14" className="fill-turmeric-500 stroke-leaf-900" />
      <path d="M96 84l34-6 4 20-34 6z" className="fill-surface stroke-leaf-900" />
      <path d="M96 84l21 8 13-14" className={line} />
    </Drawing>
  )
}
