import { useText } from '@/text/text'
import { EmptyState } from '@/ui/EmptyState'
import { NoProductsDrawing } from '@/ui/drawings/NoProductsDrawing'

/** Part 1, point 8, "Empty product list". */
export function NoProducts() {
  const t = useText('catalogue')
  return <EmptyState picture={<NoProductsDrawing />} title={t('noProducts')} />
}
