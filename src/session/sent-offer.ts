import { tabStore } from './storage'

/**
 * SHR-2: the offer that a link led a visitor to, until they are signed in. Cleared like a draft.
 */
const KEY = 'sauda.draft.sent-offer'

export function rememberSentOffer(sku: string): void {
  tabStore.set(KEY, sku)
}

/** Its sku, once. */
export function takeSentOffer(): string | undefined {
  const sku = tabStore.get(KEY)
  tabStore.remove(KEY)
  return sku
}
