/** Icons of signed-in screens alone: a visitor's pages do without them (docs/decisions.md). */
import { icon } from './icons'

export const HomeIcon = icon(<path d="M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20" />)
export const ProductsIcon = icon(
  <path d="M7.5 9.5C5 12 4.5 14 4.5 16c0 3 3 4.5 7.5 4.5s7.5-1.5 7.5-4.5c0-2-.5-4-3-6.5zM7.5 9.5h9M8.5 9.5L7 4.5l3 1 2-1.5 2 1.5 3-1-1.5 5M12 13v4M10 14.5l2-1.5 2 1.5" />,
)
export const HistoryIcon = icon(
  <path d="M6 3.5h12V20.5l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 20.5zM9.5 8h5M9.5 11.5h5" />,
)
export const QuotesIcon = icon(
  <path d="M4 6.5A2 2 0 0 1 6 4.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6.5L7 20v-3.5H6a2 2 0 0 1-2-2zM9.5 8h5M9.5 10.5h5M10 8c3.5 0 3.5 3.5.5 3.5l2.5 2.5" />,
)
export const ProfileIcon = icon(
  <path d="M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5" />,
)
export const CartIcon = icon(
  <path d="M3 4.5h2.5l2.3 10.5h9.7l2.5-7.5H6.2M9.2 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM16.5 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2z" />,
)
export const ClockIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2" />,
)
export const TruckIcon = icon(
  <path d="M2.5 6h11v10.5h-11zM13.5 10h4l3.5 3.5v3h-7.5M7 19a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 7 19zM17 19a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 17 19z" />,
)
