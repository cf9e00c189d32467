/** One family of 24px stroke icons. They are decoration: the words beside them (or an `IconButton`'s label) carry the name. */
import type { ReactNode } from 'react'

interface IconProps {
  className?: string
}

/** A component that draws one of the family. */
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
export const CopyIcon = icon(<path d="M9 9h10.5v11.5H9zM15 9V3.5H4.5V15H9" />)
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
