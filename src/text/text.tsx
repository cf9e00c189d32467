import { type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import type english from './en.json'
import { words } from './words'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof english
  }
}

/** A locale and its messages. */
export interface Locale {
  locale: string
  messages: typeof words
}

/** English comes with the app; set-locale.ts loads the other languages. */
let current: Locale = { locale: 'en-IN', messages: words }
let rerender: (() => void) | undefined

export function applyLocale(next: Locale): void {
  current = next
  rerender?.()
}

function subscribe(listener: () => void): () => void {
  rerender = listener
  return () => (rerender = undefined)
}

const readLocale = () => current

/** Gives everything below it the app's words. A missing word throws: it is a defect, not a state. */
export function TextProvider({ children }: { children: ReactNode }) {
  return (
    <IntlProvider
      {...useSyncExternalStore(subscribe, readLocale, readLocale)}
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
