import type { CalendarButtonProps } from './CalendarButton'
import { onDemand, useOnDemand } from './use-on-demand'

const calendarButton = onDemand(async () => (await import('./CalendarButton')).CalendarButton)

/** `Add to calendar` (CAL-1), whose code comes on demand. */
export function AddToCalendar(props: CalendarButtonProps) {
  const CalendarButton = useOnDemand(calendarButton, true)
  return (
    <div className="min-h-tap print:hidden">{CalendarButton && <CalendarButton {...props} />}</div>
  )
}
