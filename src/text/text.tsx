import { type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import type english from './en.json'
import { words } from './words'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof english
  }
}

/** A language as the app speaks it. */
export interface Speech {
  locale: string
  messages: typeof words
}

/** English is there without being fetched; another language is put in its place whole (speak.ts). */
let speech: Speech = { locale: 'en-IN', messages: words }
let drawAnew: (() => void) | undefined

export function setSpeech(next: Speech): void {
  speech = next
  drawAnew?.()
}

function subscribe(listener: () => void): () => void {
  drawAnew = listener
  return () => (drawAnew = undefined)
}

const readSpeech = () => speech

/** Gives everything below it the app's words. A missing word throws: it is a defect, not a state. */
export function TextProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider
      {...useSyncExternalStore(subscribe, readSpeech, readSpeech)}
      timeZone="Asia/Kolkata"
      onError={(error) => {
        throw error
      }}
    >
      {children}
    </IntlProvider>
  )
}

/** The words of one feature: `const t = useText('cart')`, then `t('total')`. The namespace is written out: it brings its words along. */
export const useText = useTranslations
