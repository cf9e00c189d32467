import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from 'use-intl'
import type { SpokenLanguage } from '@/domain/spoken'
import { lazyPart } from './lazy-part'
import type { SpeakerProps } from './Speaker'

/** With the words of numbers; loaded where the device has a voice. */
const Speaker = lazyPart<SpeakerProps>(async () => (await import('./Speaker')).Speaker)

/**
 * LSN-1: reads out what is marked with `data-listen` on the screen, part by part. Reserves its
 * width: whether the device has a voice is known only later.
 */
export function ListenButton() {
  return (
    'speechSynthesis' in window && (
      <span className="w-tap">
        <Listen />
      </span>
    )
  )
}

function Listen() {
  const language = useLocale().slice(0, 2) as SpokenLanguage
  const voice = useVoice(language)
  const { pathname, search } = useLocation()
  return voice && <Speaker key={pathname + search} voice={voice} language={language} />
}

/** Uses `localService` voices alone: network voices would send the screen's text elsewhere. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = window.speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === language)
  return voices.find(({ lang }) => /[-_]IN\b/i.test(lang)) ?? voices[0]
}

function useVoice(language: string): SpeechSynthesisVoice | undefined {
  const [, setVoices] = useState(0)
  useEffect(() => {
    // Browsers load their voices after the page.
    const { speechSynthesis } = window
    const changed = () => setVoices((times) => times + 1)
    speechSynthesis.addEventListener('voiceschanged', changed)
    return () => speechSynthesis.removeEventListener('voiceschanged', changed)
  }, [])
  return voiceFor(language)
}
