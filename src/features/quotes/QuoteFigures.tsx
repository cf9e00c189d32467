import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { bestPrice, gainAt } from '@/domain/quotes'
import { plainUnitPrice } from '@/domain/money'
import { useText, useUnitName } from '@/text/text'
import { Figure, PriceAxis } from '@/ui/Figure'
import { UnitPrice } from '@/ui/Money'
import { Profit } from '@/ui/Profit'
import { keyedBids } from './BidList'

/** The width of the drawing, which scales with its column: at 320px its text is 14px. */
const WIDTH = 288

/** Where the bids are, from the top of their drawing. */
const AXIS = 56

interface QuoteFiguresProps {
  item: OrderItem
  bids: readonly Bid[]
}

/** The bids on one axis, those above the purchase price right of its line; also as a table. */
export function QuoteFigures({ item, bids }: QuoteFiguresProps) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const { purchasePrice, sellingPriceMin: min, sellingPriceMax: max } = item
  if (bids.length === 0 || purchasePrice <= 0) return null
  const prices = bids.map(({ price }) => price)
  const best = bestPrice(bids) ?? purchasePrice
  const band = max > 0 && min <= max ? ([min, max] as const) : undefined
  const shown = [...prices, purchasePrice, ...(band ?? [])]
  return (
    <Figure
      caption={<span className="font-700">{t('figure')}</span>}
      columns={[t('vendor'), t('pricePerUnit', { unit: unitName(item.unit) }), t('profitOrLoss')]}
      rows={keyedBids(bids).map(({ key, bid }) => {
        const gain = gainAt(item, bid.price)
        const price = <UnitPrice key="price" price={bid.price} decimals={3} />
        const vendor = bid.vendorName.trim() || t('unnamedVendor')
        return { key, cells: [vendor, price, gain && <Profit key="gain" {...gain} />] }
      })}
    >
      <PriceAxis
        width={WIDTH}
        height={96}
        y={AXIS}
        halfBandHeight={14}
        domain={[Math.min(...shown), Math.max(...shown)]}
        band={band}
        purchasePrice={purchasePrice}
        purchaseLabel={t('figurePurchase', { price: plainUnitPrice(purchasePrice) })}
        label={t('figureBest', { price: plainUnitPrice(best) })}
        labelledPrice={best}
      >
        {(x) => (
          <>
            <Dots
              at={prices.filter((price) => price < purchasePrice).map(x)}
              className="stroke-notice-600"
            />
            <Dots
              at={prices.filter((price) => price >= purchasePrice).map(x)}
              className="stroke-leaf-600"
            />
            <circle
              cx={x(best)}
              cy={AXIS}
              r={9}
              fill="none"
              strokeWidth={2}
              className="stroke-turmeric-500"
            />
          </>
        )}
      </PriceAxis>
    </Figure>
  )
}

/** One path for all dots: there may be hundreds. */
function Dots({ at, className }: { at: readonly number[]; className: string }) {
  const path = at.map((x) => `M${x.toFixed(1)} ${AXIS}h0`).join('')
  return <path d={path} strokeWidth={10} strokeLinecap="round" className={className} />
}
