import MiniSearch from 'minisearch'
import { type ReactNode, useMemo } from 'react'
import type { Product } from '@/api/contract/product'
import { searchWords } from '@/domain/search-words'
import { spellingsOf } from '@/text/glossary'

/** The words of each offer, and an index of all distinct words. */
function prepare(products: readonly Product[]) {
  const wordsOfCrops = new Map<readonly string[], string[]>()
  const words = products.map(({ name, sku, color }) => {
    const spellings = spellingsOf(name)
    const ofCrop = wordsOfCrops.get(spellings) ?? searchWords(spellings.join(' '))
    wordsOfCrops.set(spellings, ofCrop)
    const ofSku = searchWords(sku)
    return [...searchWords(`${name} ${color ?? ''}`), ...ofSku, ofSku.join(''), ...ofCrop]
  })
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  })
  index.addAll([...new Set(words.flat())].map((id) => ({ id })))
  return { products, words, index }
}

/** How many letters of a word may differ. */
const mistakes = (most: number) => (word: string) =>
  word.length < 3 ? false : Math.min(most, word.length < 5 ? 1 : 2)

/**
 * FND-1: the offers that have all words of `q`, or words that begin with them, in the given order.
 * Allows one mistake per word, then two, only if nothing matches.
 */
function match({ products, words, index }: ReturnType<typeof prepare>, q: string) {
  const wanted = searchWords(q)
  for (const most of [0, 1, 2]) {
    const fuzzy = most > 0 && mistakes(most)
    const fitting = wanted.map(
      (word) => new Set(index.search(word, { prefix: true, fuzzy }).map(({ id }) => id as string)),
    )
    const found = products.filter((_, place) =>
      fitting.every((fits) => words[place]?.some((word) => fits.has(word))),
    )
    if (found.length > 0) return found
  }
  return []
}

interface MatchingOffersProps {
  products: readonly Product[]
  q: string
  /** Shown until this code has loaded. */
  waiting: ReactNode
  children: (matches: readonly Product[]) => ReactNode
}

/** The offers that match the words of `q`. */
export function MatchingOffers({ products, q, children }: MatchingOffersProps) {
  const prepared = useMemo(() => prepare(products), [products])
  const matches = useMemo(() => match(prepared, q), [prepared, q])
  return children(matches)
}
