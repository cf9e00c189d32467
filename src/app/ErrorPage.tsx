import { reloadPage } from '@/session/page'
import { useText } from '@/text/text'
import { IconButton } from '@/ui/IconButton'
import { RefreshIcon } from '@/ui/icons'

/** NAV-11: exactly this text. */
export function ErrorPage() {
  const t = useText('shell')
  return (
    <div className="column flex min-h-tap items-center gap-2 px-4 py-8">
      <p className="text-22 font-700">ErrorPage</p>
      <IconButton label={t('reload')} onClick={reloadPage}>
        <RefreshIcon />
      </IconButton>
    </div>
  )
}
