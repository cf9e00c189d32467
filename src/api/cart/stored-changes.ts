import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { holdLock, withLock } from '@/api/lock'
import { storedProduct } from '@/api/stored-line'
import type { Quantity } from '@/domain/quantity'
import { deviceDraft, deviceDraftNames } from '@/session/drafts'
import { readUserId } from '@/session/session'
import { type CartChange, isFailedRemoval, latestChanges } from './changes'
import { mutationsOf, withState } from './write'

/** Before pages stored their changes apart, all of them had this name. */
const NAME = 'cart-edits'

const StoredChangeSchema = z.object({
  productId: z.string(),
  /** In thousandths of a unit; null: the line is removed. */
  quantity: z.nullable(z.int().check(z.positive())),
  product: z.optional(z.unknown()),
  /** In earlier versions with the line's id. If it cannot be read, the cart screen asks. */
  before: orElse(z.optional(z.array(z.union([z.number(), z.string()]))), []),
})

/** One that cannot be read takes no other with it. */
const StoredChangesSchema = z.array(orElse(z.optional(StoredChangeSchema), undefined))

// Renaming a field would lose changes that wait on phones.
const draftOf = (name: string) =>
  deviceDraft(name, z.object({ userId: z.string(), edits: StoredChangesSchema }))

/** Held by the page that has made these changes. */
const lockOf = (name: string) => `sauda.${name}`

/**
 * Stores what is not saved, so that the next page can send it, and gives `restore` what pages that
 * have ended have left. Returns the way to stop.
 */
export function storeChanges(
  client: QueryClient,
  userId: string,
  restore: (changes: CartChange[]) => void,
): () => void {
  const name = `${NAME}.${Math.random().toString(36).slice(2)}`
  const draft = draftOf(name)
  const release = holdLock(lockOf(name))
  let isStopped = false

  function store(): void {
    // After log-out nothing of this person is stored, also when an answer comes late.
    if (readUserId() !== userId) return
    const edits = unsavedChanges(client, userId)
    if (edits.length === 0) draft.clear()
    else draft.write({ userId, edits })
  }

  async function takeOver(name: string): Promise<void> {
    const found = draftOf(name).read()
    if (isStopped || found?.userId !== userId || readUserId() !== userId) return
    draftOf(name).clear()
    restore(found.edits.flatMap((edit) => (edit ? [toChange(edit)] : [])))
  }

  store()
  const stop = client.getMutationCache().subscribe(({ type }) => {
    // Observers come while components render.
    if (!type.startsWith('observer')) store()
  })
  for (const earlier of deviceDraftNames(NAME).filter((each) => each !== name))
    void withLock(lockOf(earlier), () => takeOver(earlier))
  return () => {
    stop()
    release?.()
    isStopped = true
  }
}

type StoredChange = z.output<typeof StoredChangeSchema>

/** Not what is being typed, nor a failed removal: its line is shown again. */
function unsavedChanges(client: QueryClient, userId: string): StoredChange[] {
  const changes = mutationsOf(client, userId).filter(({ state }) => state.status !== 'idle')
  return [...latestChanges(changes.map(withState), undefined)].flatMap(([productId, change]) => {
    const { quantity, product, before } = change
    if (change.state === 'saved' || isFailedRemoval(change)) return []
    return [{ productId, quantity, product, before: before?.[productId]?.slice() }]
  })
}

function toChange({ productId, quantity, product, before }: StoredChange): CartChange {
  // The first version did not store it: as if the line was not in the cart.
  const was = before ?? [0]
  const numberOf = (each: string | number) =>
    Number(typeof each === 'string' ? each.split(' ')[1] : each) || 0
  return {
    productIds: [productId],
    product: storedProduct.safeParse(product).data,
    quantity: quantity as Quantity | null,
    before: { [productId]: was.map(numberOf) },
  }
}
