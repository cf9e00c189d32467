import { memo, useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useCartIfLoaded } from '@/api/cart/use-cart'
import type { Product } from '@/api/contract/product'
import { productPicture } from '@/config/env'
import { paths } from '@/routes/paths'
import { dealTypes, useDealType } from '@/session/deal-type'
import { useCropName, useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Drawing, line } from '@/ui/drawings/Drawing'
import { EmptyState } from '@/ui/EmptyState'
import { CartIcon } from '@/ui/icons'
import { ProductImage } from '@/ui/ProductImage'
import { useOfferDuration } from '@/ui/use-format'
import { WindowList } from '@/ui/WindowList'
import { focusOffers, useChooseDealType } from './DealTypeTabs'
import { PurchasePrice, useShortMargin } from './OfferRows'

interface ProductTileProps {
  product: Product
  inCart: boolean
  /** For the first rows: loads the picture at once, `first` before all others. */
  eager: boolean | 'first'
}

/** One offer of a grid. Memoised: a grid may hold thousands. */
export const ProductTile = memo(function ProductTile({ product, inCart, eager }: ProductTileProps) {
  const t = useText('catalogue')
  return (
    <Link
      to={offerPath(product.sku, inCart)}
      className="group relative flex h-full flex-col gap-0.5 rounded-control text-14 leading-tight tabular-nums"
    >
      <ProductImage
        picture={productPicture(product.sku)}
        eager={eager}
        className="border border-hairline smooth group-hover:border-hairline-strong"
      />
      <span className="mt-0.5 line-clamp-4 hyphens-auto">
        <OfferName name={product.name} />
      </span>
      <PurchasePrice product={product} decimals={0} size="text-14" className="mt-auto" />
      <MarginAndDuration product={product} />
      {inCart && (
        <span className="absolute top-1 right-1 flex size-7 items-center justify-center rounded-full bg-leaf-600 text-surface">
          <CartIcon className="size-4" />
          <span className="sr-only">{t('inCart')}</span>
        </span>
      )}
    </Link>
  )
})

/** TXT-1: the crop's own name on a line of its own, above the provider's. */
export function OfferName({ name }: { name: string }) {
  const crop = useCropName()(name)
  return (
    <>
      {crop && (
        <span className="block font-700">
          <span>{crop}</span>
          <span className="sr-only"> ·</span>
        </span>
      )}{' '}
      <span className={crop ? 'font-400 text-ink-muted' : 'font-700 tracking-tight'}>{name}</span>
    </>
  )
}

/** PRD-4: what may be earned, and how soon. No margin while a price is unknown. */
function MarginAndDuration({ product }: { product: Product }) {
  const shortMargin = useShortMargin()
  const offerDuration = useOfferDuration()
  return (
    <>
      {product.purchasePrice > 0 && product.sellingPriceMin > 0 && (
        <span className="font-600 tracking-tight text-leaf-700">{shortMargin(product)}</span>
      )}
      <span className="text-ink-muted">{offerDuration(product)}</span>
    </>
  )
}

/** The estimated height of a row whose names take two lines (px). */
const USUAL_HEIGHT = 230

const COLUMNS = 3

const keyOf = ({ id }: Product) => id

export function ProductGrid({ products }: { products: readonly Product[] }) {
  const inCart = useCartSkus()
  // Pictures of the first row load before all others, of the second at once, then lazily.
  const eager = useMemo(() => {
    const early = products.slice(0, 2 * COLUMNS).map(keyOf)
    return new Map(early.map((key, at) => [key, at < COLUMNS ? ('first' as const) : true]))
  }, [products])
  const tile = useCallback(
    (product: Product) => (
      <ProductTile
        product={product}
        inCart={inCart.has(product.sku)}
        eager={eager.get(product.id) ?? false}
      />
    ),
    [inCart, eager],
  )
  return (
    <WindowList
      items={products}
      keyOf={keyOf}
      row={tile}
      columns={COLUMNS}
      usualHeight={USUAL_HEIGHT}
    />
  )
}

/** PRD-1, with a button for the next deal type. */
export function NoProducts() {
  const t = useText('catalogue')
  const stored = useDealType()
  const choose = useChooseDealType()
  const at = dealTypes.findIndex((type) => type === stored)
  const next = dealTypes[(at + 1) % dealTypes.length] ?? 'domestic'
  return (
    <EmptyState
      picture={<NoProductsDrawing />}
      title={t('noProducts')}
      action={
        <Button kind="secondary" onClick={(event) => focusOffers(event, () => choose(next))}>
          {t('seeOthers', { dealType: next })}
        </Button>
      }
    />
  )
}

/** A market crate, empty. */
export function NoProductsDrawing() {
  return (
    <Drawing>
      <path d="M36 52h88v52H36z" className="fill-turmeric-100" />
      <path d="M30 52h100M36 52v52h88V52M36 69h88M36 87h88M50 52v52M110 52v52" className={line} />
      <path
        d="M80 44V22M80 30c-8 0-11-5-11-10 8 0 11 5 11 10zM80 30c8 0 11-5 11-10-8 0-11 5-11 10zM80 42c-8 0-11-5-11-10 8 0 11 5 11 10zM80 42c8 0 11-5 11-10-8 0-11 5-11 10z"
        className="fill-leaf-200 stroke-leaf-900"
      />
    </Drawing>
  )
}

/** The skus in the cart; empty until the cart has loaded, so that no grid waits for it. */
export function useCartSkus(): ReadonlySet<string> {
  const skus = useCartIfLoaded()?.map((line) => line.product.sku)
  // The same set after a change of quantity, so that no tile renders again.
  const all = JSON.stringify(skus ?? [])
  return useMemo(() => new Set(JSON.parse(all) as string[]), [all])
}

/** PRD-2: what the cart holds opens its quantity, everything else its details. */
export function offerPath(sku: string, inCart: boolean): string {
  return inCart ? paths.setQuantity({ sku }) : paths.productDetails({ sku })
}
