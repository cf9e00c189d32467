import { useSearchParams } from 'react-router-dom'
import { parentPath } from '@/paths'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { useGoBack } from '@/ui/use-go-back'
import { hasBackArrow, type ScreenRoute } from './routes'

/** The title and the back arrow of a route, as far as they need no data: they stand at once. */
export function useRouteHead(route: ScreenRoute) {
  const titles = useText('titles')
  const dealType = useDealType()
  const [query] = useSearchParams()
  const goBack = useGoBack(parentPath)
  const saleOnly = String(query.get('saleOnly') === 'true')
  return {
    title: route.title && titles(route.title, { dealType, raw: dealType, saleOnly }),
    onBack: hasBackArrow(route) ? goBack : undefined,
  }
}
