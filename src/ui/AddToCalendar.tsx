import { now } from '@/lib/clock'
import { calendarFile, type CalendarEvent } from '@/domain/calendar'
import { fileName } from '@/domain/file-name'
import { useProductName, useText } from '@/text/text'
import { IconButton } from './IconButton'
import { icon } from './icons'
import { saveFile } from './save-file'

const CalendarIcon = icon(
  <path d="M4 6h16v14.5H4zM4 10.5h16M8 3.5V7M16 3.5V7M12 13v5M9.5 15.5h5" />,
)

interface AddToCalendarProps extends Pick<CalendarEvent, 'id' | 'at' | 'isDay'> {
  kind: 'activation' | 'dealEnd' | 'delivery'
  product: string
}

/** `Add to calendar` (CAL-1): hands over a file, which phones and desks open in their calendar. */
export function AddToCalendar({ kind, product, ...event }: AddToCalendarProps) {
  const t = useText('calendar')
  const title = t('title', { kind, product: useProductName()(product) })
  return (
    <IconButton
      label={t('add')}
      onClick={() => {
        const text = calendarFile({ ...event, title }, now())
        const file = new Blob([text], { type: 'text/calendar;charset=utf-8' })
        void saveFile(file, fileName(title, 'ics', kind))
      }}
    >
      <CalendarIcon />
    </IconButton>
  )
}
