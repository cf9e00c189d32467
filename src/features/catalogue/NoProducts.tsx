import { useRefetchProducts } from '@/api/hooks/product'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { NoProductsDrawing } from '@/ui/drawings/NoProductsDrawing'

/** Part 1, point 8, "Empty product list". */
export function NoProducts() {
  const t = useText('catalogue')
  const lookAgain = useRefetchProducts()
  return (
    <EmptyState
      picture={<NoProductsDrawing />}
      title={t('noProducts')}
      action={<Button onClick={lookAgain}>{t('checkAgain')}</Button>}
    />
  )
}
