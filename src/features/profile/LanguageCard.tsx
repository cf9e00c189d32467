import { keepLanguage } from '@/session/language'
import { setLocale } from '@/text/set-locale'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { icon } from '@/ui/icons'
import { LanguageChoice } from '@/ui/LanguageChoice'

// Here alone, and in no other screen's bytes.
const GlobeIcon = icon(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17zM4 9h16M4 15h16" />,
)

export function LanguageCard() {
  const t = useText('languages')
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="flex items-center gap-4 font-600">
        <GlobeIcon className="size-6 text-leaf-600" />
        {t('title')}
      </h2>
      <LanguageChoice
        onChoose={(language) => {
          keepLanguage(language)
          void setLocale(language)
        }}
      />
    </Card>
  )
}
