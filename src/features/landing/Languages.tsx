import { useEffect } from 'react'
import { keepLanguage } from '@/session/language'
import { setLocale } from '@/text/set-locale'
import { LanguageChoice } from '@/ui/LanguageChoice'

/** `onReady`: the choice lives, also in a page that was only a picture of it. */
export function Languages({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <LanguageChoice
      onChoose={(language) => {
        keepLanguage(language)
        void setLocale(language)
      }}
    />
  )
}
