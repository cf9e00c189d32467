import { useMutation } from '@tanstack/react-query'
import { download } from '@/api/call'
import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { ApiError } from '@/api/errors'
import { readUserId, useSignedInUserId } from '@/session/session'

interface Invoice {
  orderId: string
  /** Of a sale. */
  itemId?: string | undefined
}

/** Call 20, or 21 with an item. */
const downloadInvoice = ({ orderId, itemId }: Invoice) =>
  itemId === undefined
    ? download(purchaseInvoice, { path: { orderId } })
    : download(salesInvoice, { path: { orderId, itemId } })

/** `onFile` gets the file, also after the screen was left; not after log-out. */
export function useInvoice(onFile: (file: Blob) => void) {
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: downloadInvoice,
    onSuccess: (file) => {
      if (readUserId() === userId) onFile(file)
    },
  })
}

export interface InvoiceToSave extends Invoice {
  name: string
}

/**
 * Calls 20 and 21, one after the other, so that a phone gets its files in order. Resolves to those
 * that did not come or that `save` refused; stops at log-out.
 */
export function useInvoices(save: (file: Blob, name: string) => Promise<boolean>) {
  const userId = useSignedInUserId()
  return useMutation({
    async mutationFn(invoices: readonly InvoiceToSave[]) {
      const failed: InvoiceToSave[] = []
      for (const invoice of invoices) {
        if (readUserId() !== userId) break
        const file = await fetchInvoice(invoice)
        const isOver = readUserId() !== userId
        if (!isOver && !(file && (await save(file, invoice.name)))) failed.push(invoice)
      }
      return failed
    },
  })
}

/** Undefined when it did not come; `call` has logged why. */
async function fetchInvoice(invoice: Invoice): Promise<Blob | undefined> {
  try {
    return await downloadInvoice(invoice)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
