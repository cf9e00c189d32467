import { useEffect } from 'react'
import { storeLanguage } from '@/session/settings'
import { setLocale } from '@/text/set-locale'
import { LanguageChoice } from '@/ui/LanguageChoice'

export function Languages() {
  useEffect(() => window.replayPress?.(), [])
  return (
    <LanguageChoice
      onChoose={(language) => {
        storeLanguage(language)
        void setLocale(language)
      }}
    />
  )
}
