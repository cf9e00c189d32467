import { hasValue, knownValue, type Maskable } from '@/domain/masked'
import { useText } from '@/text/text'

/** A value, or "Shown when connected": the offline cache does not store it. */
export function MaskableText({ value }: { value: Maskable }) {
  const t = useText('ui')
  return typeof value === 'string' ? (
    <span>{knownValue(value)}</span>
  ) : (
    <span className="text-ink-muted">{t('shownWhenConnected')}</span>
  )
}

/** The same as the value of a `DefinitionRow`: false where there is none. */
export const maskable = (value: Maskable = '') => hasValue(value) && <MaskableText value={value} />
