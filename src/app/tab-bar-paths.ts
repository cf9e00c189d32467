import { paths } from '@/paths'

const fragments = [
  paths.home,
  paths.productList,
  '/history',
  paths.quotes,
  '/setQuantity',
  '/product/details',
]

/** NAV-8: where the tab bar shows. `/profile` exactly; `/history` but not `/order/history`. */
export function hasTabBar(pathname: string): boolean {
  if (pathname === paths.profile) return true
  return (
    fragments.some((fragment) => pathname.includes(fragment)) &&
    !pathname.includes(paths.orderHistory)
  )
}
