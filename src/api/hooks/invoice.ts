import { useMutation } from '@tanstack/react-query'
import { download } from '@/api/call'
import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { readUserId, useSignedInUserId } from '@/session/session'

/** Gets the file, also when the screen was left meanwhile; not when the person has logged out. */
type OnFile = (file: Blob) => void

function useDownload<Ids>(name: string, fetchFile: (ids: Ids) => Promise<Blob>, onFile: OnFile) {
  const userId = useSignedInUserId()
  return useMutation({
    mutationKey: [name],
    mutationFn: fetchFile,
    onSuccess: (file) => {
      if (readUserId() === userId) onFile(file)
    },
    gcTime: 0,
    meta: { isRead: true },
  })
}

/** Call 20. */
export function usePurchaseInvoice(onFile: OnFile) {
  return useDownload(
    purchaseInvoice.name,
    (path: { orderId: string }) => download(purchaseInvoice, { path }),
    onFile,
  )
}

/** Call 21. */
export function useSalesInvoice(onFile: OnFile) {
  return useDownload(
    salesInvoice.name,
    (path: { orderId: string; itemId: string }) => download(salesInvoice, { path }),
    onFile,
  )
}
