import { useEffect } from 'react'
import { keepLanguage } from '@/session/language'
import { setLocale } from '@/text/set-locale'
import { LanguageChoice } from '@/ui/LanguageChoice'

export function Languages() {
  useEffect(() => window.replayPress?.(), [])
  return (
    <LanguageChoice
      onChoose={(language) => {
        keepLanguage(language)
        void setLocale(language)
      }}
    />
  )
}
