import { useState } from 'react'
import { storeLanguage } from '@/session/settings'
import { type Language, languages } from '@/text/languages'
import { setLocale } from '@/text/set-locale'
import { useText } from '@/text/text'

const names = Object.entries(languages) as [Language, string][]

/** The app's languages, each in its own script; one press changes all words. */
export function LanguageChoice() {
  const t = useText('languages')
  // The chosen language may still be loading.
  const [pressed, setPressed] = useState<string>()
  const chosen = pressed ?? t('tag')
  return (
    <div
      role="group"
      aria-label={t('choose')}
      className="flex flex-wrap rounded-sheet border border-hairline bg-surface"
    >
      {names.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onClick={() => {
            setPressed(language)
            storeLanguage(language)
            void setLocale(language)
          }}
          className={`min-h-tap min-w-min flex-1 rounded-full px-3 text-16 whitespace-nowrap smooth ${
            language === chosen
              ? 'bg-leaf-600 font-700 text-surface'
              : 'font-600 text-ink hover:bg-leaf-50'
          }`}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
