import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { EmptyCartDrawing } from '@/ui/drawings/EmptyCartDrawing'
import { Screen } from '@/ui/Screen'

/** There is nothing to check out. */
export function EmptyCart({ onBack }: { onBack: () => void }) {
  const t = useText('checkout')
  const titles = useText('titles')
  return (
    <Screen title={titles('checkout')} onBack={onBack}>
      <EmptyState
        picture={<EmptyCartDrawing />}
        title={t('emptyCart')}
        action={<ButtonLink to={paths.home}>{t('continuePurchase')}</ButtonLink>}
      />
    </Screen>
  )
}
