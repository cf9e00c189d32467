import { useEffect, useRef, useState } from 'react'
import { type SpokenLanguage, spokenText } from '@/domain/spoken'
import { useText } from '@/text/text'
import { IconButton } from './IconButton'
import { icon } from './icons'

const SpeakerIcon = icon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />,
)

export interface SpeakerProps {
  voice: SpeechSynthesisVoice
  language: SpokenLanguage
}

/** LSN-1: the button, and what it does. */
export function Speaker({ voice, language }: SpeakerProps) {
  const t = useText('ui')
  const [isSpeaking, setIsSpeaking] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

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

/** Browsers finish a `cancel` later: what is spoken before is cancelled, too (ms). */
const AFTER_CANCEL = 100

/** Reads these parts aloud, one after another, and marks each. Returns a function that stops it. */
function readAloud(
  parts: Element[],
  { voice, language, onEnd }: SpeakerProps & { onEnd: () => void },
): () => void {
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
    const text = part.isConnected ? spokenText(textOf(part), language) : ''
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
