import type { ReactNode } from 'react'
import { productPicture } from '@/config/env'
import { useProductName } from '@/text/text'
import { ProductImage } from '@/ui/ProductImage'

interface ProductHeadProps {
  item: { sku: string; name: string }
  /** The level of its heading: 2 for the screen's subject, 3 in a list. */
  level: 2 | 3
  /** Shown below the name. */
  children: ReactNode
}

/** A product's picture with its name beside it. */
export function ProductHead({ item: { sku, name }, level, children }: ProductHeadProps) {
  const Heading = `h${level}` as const
  const picture = productPicture(sku)
  return (
    <div className="flex w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <ProductImage picture={picture} eager={level === 2} className="w-14 shrink-0" />
      <div className="min-w-0 flex-1 basis-32">
        <Heading className="leading-tight font-700">{useProductName()(name)}</Heading>
        {children}
      </div>
    </div>
  )
}
