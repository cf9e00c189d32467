import { flushSync } from 'react-dom'
import { useText } from '@/text/text'
import { ActionButton } from './ActionList'
import { icon } from './icons'

const PrintIcon = icon(<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />)

/** Absent where the browser cannot print. `prepare` renders what only paper shows. */
export function PrintRow({ prepare }: { prepare?: () => void }) {
  const t = useText('ui')
  // Some phones' browsers and web views cannot print.
  if (typeof (window as Partial<Window>).print !== 'function') return null
  return (
    <ActionButton
      icon={<PrintIcon />}
      label={t('print')}
      onPress={() => {
        if (prepare) flushSync(prepare)
        window.print()
      }}
    />
  )
}
