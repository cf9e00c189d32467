import { useText } from '@/text/text'
import { IconButton } from '@/ui/IconButton'
import { ShareIcon } from '@/ui/icons'
import { onDemand } from '@/ui/use-on-demand'
import { useSheetOnDemand } from '@/ui/use-sheet-on-demand'
import type { ShareQuoteProps } from './ShareQuote'

const shareQuote = onDemand<ShareQuoteProps>(
  'sharing a quote',
  async () => (await import('./ShareQuote')).ShareQuote,
)

export function ShareQuoteButton(quote: Pick<ShareQuoteProps, 'item' | 'best' | 'count'>) {
  const t = useText('quotes')
  const { Part, isOpen, open, close } = useSheetOnDemand(shareQuote, 'share-quote')
  return (
    <>
      <IconButton label={t('shareQuote')} onClick={open}>
        <ShareIcon />
      </IconButton>
      {Part && <Part {...quote} open={isOpen} onClose={close} />}
    </>
  )
}
