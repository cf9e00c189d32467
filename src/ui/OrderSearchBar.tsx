import type { FoundOrders } from '@/domain/order-search'
import { useText } from '@/text/text'
import { Choice } from './PillToggle'
import { IconButton } from './IconButton'
import { FilterIcon } from './icons'
import { SearchField } from './SearchField'
import { useOrderSearch } from './use-order-search'

type Filters = Pick<FoundOrders<unknown>, 'statuses' | 'periods'>

export interface OrderSearchBarProps {
  /** The choices of the filters, while these are open. */
  filters: Filters | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The search field and the filters; loaded on demand, once there are orders. */
export function OrderSearchBar({ filters, isOpen, onOpen }: OrderSearchBarProps) {
  const t = useText('orderSearch')
  const { search, change } = useOrderSearch()
  return (
    <>
      <div className="flex items-center gap-1">
        <SearchField
          className="min-w-0 flex-1"
          label={t('label')}
          value={search.q}
          onSearch={(q) => change({ q })}
        />
        <IconButton
          label={t('filters')}
          aria-expanded={isOpen}
          className="-mr-3"
          onClick={() => onOpen(!isOpen)}
        >
          <FilterIcon />
        </IconButton>
      </div>
      {filters && <FilterChoices {...filters} />}
    </>
  )
}

function FilterChoices({ statuses, periods }: Filters) {
  const t = useText('orderSearch')
  const ui = useText('ui')
  const { search, change } = useOrderSearch()
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 pt-3">
      <Choice
        label={t('status')}
        value={search.status}
        onChange={(status) => change({ status })}
        options={[
          { value: '', label: t('all') },
          ...[...statuses].map(([word, { raw, count }]) => ({
            value: word,
            label: t('option', { name: ui('orderStatus', { word, raw }), count }),
          })),
        ]}
      />
      <Choice
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
