import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface TermsDialogProps {
  open: boolean
  onClose: () => void
}

/** REG-9: when vendors quote, and the three ways to go from there. */
export function TermsDialog({ open, onClose }: TermsDialogProps) {
  const t = useText('register')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('terms')}
      actions={<Button onClick={onClose}>{t('closeTerms')}</Button>}
    >
      <p>{t('termsQuotes')}</p>
      <p className="mt-3">{t('termsOptions')}</p>
      <ol className="mt-2 list-decimal space-y-2 pl-5 marker:font-700 marker:text-leaf-700">
        <li>{t('termsSell')}</li>
        <li>{t('termsAuto')}</li>
        <li>{t('termsDelivery')}</li>
      </ol>
    </Dialog>
  )
}
