import { useOrders } from '@/api/hooks/order'
import { type Paise, formatPaise } from '@/domain/money'
import { heldItemsOf, MyMoney, ReadMoney } from '@/features/shared/my-money/MyMoney'
import { useText } from '@/text/text'
import { ActionButton, ActionList } from '@/ui/ActionList'
import { useFormatDate, useTimeOfDay } from '@/ui/DateText'
import { ShareIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { ListenButton } from '@/ui/ListenButton'
import { Screen } from '@/ui/Screen'
import { Sheet } from '@/ui/Sheet'
import { useSheet } from '@/ui/use-sheet'

const MoneyFigures = lazyPart(async () => (await import('./MoneyFigures')).MoneyFigures)
const SharePicture = lazyPart(
  async () => (await import('@/features/shared/share/SharePicture')).SharePicture,
)

/** HOM-6, ORD-11: what the person's goods bring today, and where their money is. */
export function MoneyScreen() {
  const orders = useOrders()
  const held = heldItemsOf(orders)
  return (
    <Screen aside={<ListenButton />}>
      <ReadMoney held={held}>
        {({ money, readAt }) => (
          <>
            {held.length > 0 && <MyMoney {...{ orders, money, readAt }} />}
            <MoneyFigures orders={orders} />
            <ActionList>
              {money && readAt && <ShareMoney value={money.value} readAt={readAt} />}
            </ActionList>
          </>
        )}
      </ReadMoney>
    </Screen>
  )
}

/** The figure of today as a picture, with the time of its quotes. */
function ShareMoney({ value, readAt }: { value: Paise; readAt: number }) {
  const title = useText('yourMoney')('today')
  const label = useText('quotes')('shareSale')
  const formatDate = useFormatDate()
  const timeOf = useTimeOfDay()
  const { isOpen, open, close } = useSheet('share-money')
  const read = new Date(readAt)
  return (
    <>
      <ActionButton opens icon={<ShareIcon />} label={label} onPress={open} />
      <Sheet open={isOpen} onClose={close} title={label}>
        <SharePicture
          title={title}
          figure={formatPaise(value, 2)}
          date={`${formatDate(read)}, ${timeOf(read)}`}
          file="money.png"
        />
      </Sheet>
    </>
  )
}
