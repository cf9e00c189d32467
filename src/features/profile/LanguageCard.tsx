import { keepLanguage } from '@/session/language'
import { speak } from '@/text/speak'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { GlobeIcon } from '@/ui/icons'
import { LanguageChoice } from '@/ui/LanguageChoice'

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
          void speak(language)
        }}
      />
    </Card>
  )
}
