import { keepLanguage } from '@/session/language'
import { setLocale } from '@/text/set-locale'
import { LanguageChoice } from '@/ui/LanguageChoice'

export function Languages() {
  return (
    <LanguageChoice
      onChoose={(language) => {
        keepLanguage(language)
        void setLocale(language)
      }}
    />
  )
}
