import type { ReactNode } from 'react'
import type { FoundOrders } from '@/domain/order-search'
import type { useCompactRows } from '@/session/settings'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { NoOrdersDrawing } from '@/ui/drawings/NoOrdersDrawing'
import { EmptyState } from '@/ui/EmptyState'
import { FilterSelect } from '@/ui/PillToggle'
import { IconButton } from '@/ui/IconButton'
import { icon } from '@/ui/icons'
import { SearchField } from '@/ui/SearchField'
import { useOrderSearch } from './use-order-search'

const FilterIcon = icon(<path d="M4 6h16M7 12h10M10 18h4" />)

const RowsIcon = icon(<path d="M4 5h16M4 9.7h16M4 14.3h16M4 19h16" />)

type Filters = Pick<FoundOrders<unknown>, 'statuses' | 'periods'>

interface OrderSearchBarProps {
  /** How orders are shown: as cards, or in rows of 44px. */
  rows: ReturnType<typeof useCompactRows>
  /** The choices of the filters, while these are open. */
  filters: Filters | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** With the search field and the filters. */
  isLong: boolean
  /** How many orders there are, at a desk. */
  title: string | undefined
}

/** The search field and the filters. */
export function OrderSearchBar(props: OrderSearchBarProps) {
  const { rows, filters, isOpen, onOpen, isLong, title } = props
  const t = useText('orderSearch')
  const { search, change } = useOrderSearch()
  return (
    <>
      <div className="flex items-center">
        {isLong && (
          <SearchField
            className="min-w-0 flex-1"
            label={t('label')}
            value={search.q}
            onSearch={(q) => change({ q })}
          />
        )}
        {title !== undefined && (
          <p
            aria-hidden="true"
            className={`text-label text-ink-muted ${isLong ? 'pl-3' : 'flex-1'}`}
          >
            {title}
          </p>
        )}
        {isLong && (
          <IconButton label={t('filters')} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            <FilterIcon />
          </IconButton>
        )}
        <IconButton
          label={t('compact')}
          aria-pressed={rows.isCompact}
          className={`-mr-3 ${rows.isCompact ? 'text-leaf-700' : ''}`}
          onClick={() => rows.choose(!rows.isCompact)}
        >
          <RowsIcon />
        </IconButton>
      </div>
      {filters && <FilterChoices {...filters} />}
    </>
  )
}

function FilterChoices({ statuses, periods }: Filters) {
  const t = useText('orderSearch')
  const tUi = useText('ui')
  const { search, change } = useOrderSearch()
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pt-3">
      <FilterSelect
        label={t('status')}
        value={search.status}
        onChange={(status) => change({ status })}
        options={[
          { value: '', label: t('all') },
          ...[...statuses].map(([word, { raw, count }]) => ({
            value: word,
            label: t('option', { name: tUi('orderStatus', { word, raw }), count }),
          })),
        ]}
      />
      <FilterSelect
        label={t('period')}
        value={search.period}
        onChange={(period) => change({ period })}
        options={[
          { value: '', label: t('anyTime') },
          ...[...periods].map(([name, count]) => ({
            value: name,
            label: t('option', { name: t('periodName', { name }), count }),
          })),
        ]}
      />
    </div>
  )
}

/** FND-4: no order matches. `Clear all`, and the button of another tab with matches. */
export function NoOrdersFound({ children }: { children: ReactNode }) {
  const t = useText('orderSearch')
  const { clear } = useOrderSearch()
  return (
    <EmptyState
      picture={<NoOrdersDrawing />}
      title={t('none')}
      action={
        <div className="flex flex-col gap-3">
          <Button onClick={clear}>{t('clearAll')}</Button>
          {children}
        </div>
      }
    />
  )
}
