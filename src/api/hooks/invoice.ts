import { useMutation } from '@tanstack/react-query'
import { download } from '@/api/call'
import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { ApiError } from '@/api/errors'
import { readUserId, useSignedInUserId } from '@/session/session'

/** Gets the file, also after the screen was left; not after log-out. */
type OnFile = (file: Blob) => void

function useDownload<Path>(fetchFile: (path: Path) => Promise<Blob>, onFile: OnFile) {
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => {
      if (readUserId() === userId) onFile(file)
    },
  })
}

/** Call 20. */
export function usePurchaseInvoice(onFile: OnFile) {
  return useDownload((path: { orderId: string }) => download(purchaseInvoice, { path }), onFile)
}

/** Call 21. */
export function useSalesInvoice(onFile: OnFile) {
  return useDownload(
    (path: { orderId: string; itemId: string }) => download(salesInvoice, { path }),
    onFile,
  )
}

export interface InvoiceToSave {
  orderId: string
  /** Of a sale. */
  itemId?: string
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
async function fetchInvoice({ orderId, itemId }: InvoiceToSave): Promise<Blob | undefined> {
  try {
    return itemId === undefined
      ? await download(purchaseInvoice, { path: { orderId } })
      : await download(salesInvoice, { path: { orderId, itemId } })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
