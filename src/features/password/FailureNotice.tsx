import { ApiError } from '@/api/errors'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'

interface FailureNoticeProps {
  error: Error | null
  /** The field with the provider's words, which differs from call to call (PWD-5). */
  words: 'serverMessage' | 'serverError'
}

/** "Shows the server message (or error) field, or a generic message." */
export function FailureNotice({ error, words }: FailureNoticeProps) {
  const t = useText('password')
  if (!error) return null
  return (
    <Notice live tone="red">
      {(error instanceof ApiError && error[words]) || t('failed')}
    </Notice>
  )
}
