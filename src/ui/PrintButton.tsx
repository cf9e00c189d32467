import { flushSync } from 'react-dom'
import { useText } from '@/text/text'
import { Button } from './Button'
import { PrintIcon } from './icons'

/** Prints the screen, or saves it as a PDF. `prepare` renders what only paper shows. */
export function PrintButton({ prepare }: { prepare?: () => void }) {
  const t = useText('ui')
  return (
    <Button
      kind="secondary"
      icon={<PrintIcon />}
      onClick={() => {
        if (prepare) flushSync(prepare)
        window.print()
      }}
    >
      {t('print')}
    </Button>
  )
}
