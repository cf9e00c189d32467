/** One family of 24px stroke icons. They are decoration: the words beside them name them. */
import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

export function icon(drawing: ReactNode) {
  return function Icon({ className = 'size-6' }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={`shrink-0 ${className}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }
}

export const BackIcon = icon(<path d="M20 12H4.5M11 5l-7 7 7 7" />)
export const ChevronIcon = icon(<path d="M9 5l7 7-7 7" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const CheckIcon = icon(<path d="M4.5 12.5l5 5L19.5 7" />)
export const ShareIcon = icon(<path d="M12 14.5V4M8 7.5L12 3.5l4 4M6.5 11H5v9.5h14V11h-1.5" />)
export const EyeIcon = icon(
  <path d="M2.5 12C5 7.8 8.3 5.8 12 5.8s7 2 9.5 6.2c-2.5 4.2-5.8 6.2-9.5 6.2S5 16.2 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z" />,
)
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.3 6.2c.9-.3 1.8-.4 2.7-.4 3.7 0 7 2 9.5 6.2-.8 1.4-1.8 2.6-2.8 3.5M6 7.9C4.7 8.9 3.5 10.3 2.5 12c2.5 4.2 5.8 6.2 9.5 6.2 1.5 0 2.9-.3 4.2-1M10 10a2.8 2.8 0 0 0 4 4" />,
)
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />)
export const DownloadIcon = icon(<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15" />)
export const WarningIcon = icon(<path d="M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.01" />)
export const InfoIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5M12 8v.01" />,
)
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 4v5h-5" />)
export const GiftIcon = icon(
  <path d="M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C8 9 7 7.5 7 6.2 7 4 10.5 3.5 12 9c1.5-5.5 5-5 5-2.8C17 7.5 16 9 12 9z" />,
)
export const HelpIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.5 9.5c.3-3.3 5.3-3.3 5.3 0 0 2-2.8 2-2.8 4M12 16.7v.01" />,
)
export const BookIcon = icon(
  <path d="M12 6.5C9.5 4.5 6.5 4.5 3.5 5v13.5c3-.5 6-.5 8.5 1.5 2.5-2 5.5-2 8.5-1.5V5c-3-.5-6-.5-8.5 1.5zM12 6.5V20" />,
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const TrashIcon = icon(
  <path d="M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l.8 14h9.4l.8-14M10 10.5v6M14 10.5v6" />,
)
export const EditIcon = icon(<path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5" />)
export const LocationIcon = icon(
  <path d="M12 21c4.5-4.6 6.8-8 6.8-11.2a6.8 6.8 0 1 0-13.6 0C5.2 13 7.5 16.4 12 21zM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />,
)
export const BankIcon = icon(
  <path d="M3.5 9.5L12 4l8.5 5.5zM5.5 9.5V17M9.8 9.5V17M14.2 9.5V17M18.5 9.5V17M3.5 20h17M4.5 17h15" />,
)
export const UpiIcon = icon(
  <path d="M6.5 3h11v18h-11zM10.5 18h3M9.5 7h5M9.5 9.3h5M10 7c3.2 0 3.2 3.6.3 3.6l3 3.2" />,
)
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
