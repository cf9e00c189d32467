import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from 'use-intl'
import type { SpokenLanguage, spokenText } from '@/domain/spoken'
import { log } from '@/lib/log'
import { useText } from '@/text/text'
import { IconButton } from './IconButton'
import { icon } from './icons'

const SpeakerIcon = icon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />,
)

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

interface SpeakerProps {
  voice: SpeechSynthesisVoice
  language: SpokenLanguage
}

function Speaker({ voice, language }: SpeakerProps) {
  const t = useText('ui')
  const [isSpeaking, setIsSpeaking] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  useEffect(() => void loadSpoken(), [])

  function toggle(): void {
    if (isSpeaking) {
      stop.current?.()
      return
    }
    setIsSpeaking(true)
    const parts = [...document.querySelectorAll('main [data-listen]')].filter(
      (part) => !part.closest('[aria-busy="true"]'),
    )
    stop.current = readAloud(parts, { voice, language, onEnd: () => setIsSpeaking(false) })
  }

  return (
    <IconButton
      label={t('listen')}
      aria-pressed={isSpeaking}
      className={isSpeaking ? 'bg-turmeric-100' : 'bg-paper'}
      onClick={toggle}
    >
      <SpeakerIcon />
    </IconButton>
  )
}

interface Reading extends SpeakerProps {
  onEnd: () => void
}

/** How numbers are spoken; as they are written until its code is there. */
let inWords: typeof spokenText = (text) => text

async function loadSpoken(): Promise<void> {
  try {
    inWords = (await import('@/domain/spoken')).spokenText
  } catch {
    log.warn('the words of numbers could not be fetched')
  }
}

/** Browsers finish a `cancel` later: what is spoken before is cancelled, too (ms). */
const AFTER_CANCEL = 100

/** Reads these parts aloud, one after another, and marks each. Returns a function that stops it. */
function readAloud(parts: Element[], { voice, language, onEnd }: Reading): () => void {
  const { speechSynthesis } = window
  let isOver = false
  let current: Element | undefined

  function mark(part?: Element): void {
    current?.removeAttribute('data-speaking')
    part?.setAttribute('data-speaking', '')
    part?.scrollIntoView({ block: 'nearest' })
    current = part
  }

  function end(): void {
    if (isOver) return
    isOver = true
    window.removeEventListener('pagehide', end)
    mark()
    speechSynthesis.cancel()
    onEnd()
  }

  function readNext(): void {
    if (isOver) return
    const part = parts.shift()
    if (!part) {
      end()
      return
    }
    // Read in its turn: the screen may have changed.
    const text = part.isConnected ? inWords(textOf(part), language) : ''
    if (text === '') {
      readNext()
      return
    }
    mark(part)
    const utterance = new SpeechSynthesisUtterance(text)
    Object.assign(utterance, { voice, lang: voice.lang, onend: readNext, onerror: end })
    speechSynthesis.speak(utterance)
  }

  window.addEventListener('pagehide', end)
  if (speechSynthesis.speaking || speechSynthesis.pending) {
    // Stops what another page may still be saying. What is spoken in the same task may be lost.
    speechSynthesis.cancel()
    setTimeout(readNext, AFTER_CANCEL)
  } else readNext()
  return end
}

/** The text of a part without its buttons: label (also a hidden one), pause, value. */
function textOf(part: Element): string {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  let text = ''
  let last: Element | null = null
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (parent?.closest('button, a, .sr-only:not(dt), [aria-hidden="true"]')) continue
    if (last && last !== parent) {
      const isPause = /^(?:DT|H\d|LI|P)$/.test(last.tagName) && !/[.!?:]\s*$/.test(text)
      text = text.trimEnd() + (isPause ? ', ' : ' ')
    }
    text += texts.currentNode.textContent ?? ''
    last = parent
  }
  return text
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
