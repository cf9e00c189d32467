import { useMutation } from '@tanstack/react-query'
import { download } from '@/api/call'
import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
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
