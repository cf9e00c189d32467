import { flushSync } from 'react-dom'
import { useText } from '@/text/text'
import { ActionButton } from './ActionList'
import { Button } from './Button'
import { icon } from './icons'

const PrintIcon = icon(<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />)

/** Some phones' browsers and web views cannot print. */
const canPrint = () => typeof (window as Partial<Window>).print === 'function'

/**
 * `Print` as a row of an `ActionList`; absent where the browser cannot. `prepare` renders what only
 * paper shows.
 */
export function PrintRow({ prepare }: { prepare?: () => void }) {
  const t = useText('ui')
  if (!canPrint()) return null
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

/** Prints the screen, or saves it as a PDF; absent where the browser cannot. */
export function PrintButton() {
  const t = useText('ui')
  if (!canPrint()) return null
  return (
    <Button kind="secondary" icon={<PrintIcon />} onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
