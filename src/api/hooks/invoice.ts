import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { download } from '@/api/call'
import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { ApiError } from '@/api/errors'
import { checkSession } from '@/api/query-client'
import { readUserId, useSignedInUserId } from '@/session/session'

export interface Invoice {
  orderId: string
  /** Of a sale. */
  itemId?: string | undefined
  name: string
}

/** Undefined when it did not come; `call` has logged why. */
async function fetchInvoice(
  client: QueryClient,
  { orderId, itemId }: Invoice,
): Promise<Blob | undefined> {
  try {
    if (itemId === undefined) return await download(purchaseInvoice, { path: { orderId } })
    return await download(salesInvoice, { path: { orderId, itemId } })
  } catch (error) {
    checkSession(client, error)
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/**
 * Calls 20, and 21 for an item, one after the other, so that a phone gets its files in order.
 * Resolves to those that did not come or that `save` refused; stops at log-out. `save` gets a file
 * also after the screen was left.
 */
export function useInvoices(save: (file: Blob, name: string) => Promise<boolean>) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useMutation({
    async mutationFn(invoices: readonly Invoice[]) {
      const failed: Invoice[] = []
      for (const invoice of invoices) {
        if (readUserId() !== userId) break
        const file = await fetchInvoice(client, invoice)
        const isOver = readUserId() !== userId
        if (!isOver && !(file && (await save(file, invoice.name)))) failed.push(invoice)
      }
      return failed
    },
  })
}
