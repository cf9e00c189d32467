import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * Sends a mutation from a button that is pressed once: calls are ignored from the first one on,
 * before React has drawn the button as busy, and until it fails.
 */
export function useSendOnce<Data, Variables>(mutation: UseMutationResult<Data, Error, Variables>) {
  const isSent = useRef(false)
  return (variables: Variables, onSuccess: (data: Data) => void): void => {
    if (isSent.current) return
    isSent.current = true
    mutation.mutate(variables, {
      onSuccess,
      onError: () => {
        isSent.current = false
      },
    })
  }
}
