import { keepLanguage } from '@/session/language'
import { speak } from '@/text/speak'
import { LanguageChoice } from '@/ui/LanguageChoice'

export function Languages() {
  return (
    <LanguageChoice
      onChoose={(language) => {
        keepLanguage(language)
        void speak(language)
      }}
    />
  )
}
