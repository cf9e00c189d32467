/** Icons of addresses, accounts and payments: the everyday screens do without them (docs/decisions.md). */
import { icon } from './icons'

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
export const LogOutIcon = icon(<path d="M13.5 4H5v16h8.5M9.5 12H20M16 7.5l4.5 4.5-4.5 4.5" />)
