import { useEffect } from 'react'
import { keepLanguage } from '@/session/language'
import { setLocale } from '@/text/set-locale'
import { replayPress } from '@/ui/replay-press'
import { LanguageChoice } from '@/ui/LanguageChoice'

export function Languages() {
  useEffect(replayPress, [])
  return (
    <LanguageChoice
      onChoose={(language) => {
        keepLanguage(language)
        void setLocale(language)
      }}
    />
  )
}
