import { Children, createContext, type ReactNode, use } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import { createStore, useStore } from '@/lib/store'
import english from './en.json'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof english
  }
}

export interface Locale {
  locale: string
  messages: typeof english
  names?: {
    crop: (productName: string) => string | undefined
    unit: (unit: string) => string | undefined
  }
}

/** English comes with the app; set-locale.ts loads the other languages. */
export const currentLocale = createStore<Locale>({ locale: 'en-IN', messages: english })

const NamesContext = createContext<Locale['names']>(undefined)

/** Gives everything below it the app's messages. A missing one throws: it is a defect. */
export function TextProvider({ children }: { children: ReactNode }) {
  const { names, ...locale } = useStore(currentLocale)
  return (
    <IntlProvider
      {...locale}
      timeZone="Asia/Kolkata"
      onError={(error) => {
        throw error
      }}
    >
      <NamesContext value={names}>{children}</NamesContext>
    </IntlProvider>
  )
}

/** TXT-1: the crop's own name. None in English. */
export function useCropName(): (productName: string) => string | undefined {
  const names = use(NamesContext)
  return (productName) => names?.crop(productName)
}

/** TXT-1: the crop's own name in front of the provider's: "गेहूं · Wheat Lokwan". */
export function useProductName(): (name: string) => string {
  const cropName = useCropName()
  return (name) => [cropName(name), name].filter(Boolean).join(' ·\u00A0')
}

/** TXT-1: a unit in words of the language; in English as the provider says it. */
export function useUnitName(): (unit: string) => string {
  const names = use(NamesContext)
  return (unit) => names?.unit(unit) ?? unit
}

/** The messages of one feature: `const t = useText('cart')`, then `t('total')`. */
export const useText = useTranslations

/**
 * The parts of a `t.rich`, each text in an element of its own: a browser that translates the page
 * replaces text nodes, and React could no longer change them.
 */
export const inElements = (parts: ReactNode) =>
  Children.map(parts, (part) => (typeof part === 'string' ? <span>{part}</span> : part))
