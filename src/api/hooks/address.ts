import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { call } from '@/api/call'
import {
  type Address,
  addresses,
  deleteAddress,
  saveAddress,
  type SaveAddressRequest,
} from '@/api/contract/address'
import { postalFields, storedPostalShape } from '@/api/contract/postal'
import { ApiError, nullIfMissing } from '@/api/errors'
import {
  readUserId,
  selectAddress,
  useSelectedAddressId,
  useSignedInUserId,
} from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { useIfAvailable } from '@/api/suspend-with-timeout'
import { readOf } from './of-endpoint'
import { userQuery } from './user'

/** Call 8. */
export const addressesQuery = (userId: string) =>
  readOf(['addresses', userId], addresses, { path: { userId } })

/** ADR-2: the stored choice, else the person's own `selectedAddress`, else the first. */
export function pickAddress(
  list: readonly Address[],
  storedId: string | undefined,
  ownId: string | undefined,
): Address | undefined {
  const byId = (id: string | undefined) => list.find((address) => address.id === id)
  return byId(storedId) ?? byId(ownId) ?? list[0]
}

/** All addresses. Suspends until known. */
export const useAddresses = () => useSuspenseQuery(addressesQuery(useSignedInUserId())).data

function usePickAddress() {
  const ownId = useQuery(userQuery(useSignedInUserId())).data?.selectedAddressId
  const storedId = useSelectedAddressId()
  return (list: readonly Address[]) => pickAddress(list, storedId, ownId)
}

/** The selected address; undefined when the person has none. */
export function useSelectedAddress(): Address | undefined {
  const pick = usePickAddress()
  return pick(useAddresses())
}

/** For screens that work without it. Suspends until loaded, or null when unavailable. */
export function useSelectedAddressIfAvailable(): Address | undefined | null {
  const all = useIfAvailable(addressesQuery(useSignedInUserId()))
  const pick = usePickAddress()
  return all ? pick(all) : null
}

/**
 * For the chooser, which is outside the screens: never suspends. Without `enabled` it asks for
 * nothing, but lets a read that is under way arrive.
 */
export function useAddressChoice(enabled: boolean) {
  const client = useQueryClient()
  const pick = usePickAddress()
  const query = addressesQuery(useSignedInUserId())
  const { data, isError } = useQuery({ ...query, enabled })
  return {
    addresses: data,
    selectedId: data && pick(data)?.id,
    isFailed: isError && data === undefined,
    /** ADR-1: stores the id and refetches the list. */
    choose(addressId: string): void {
      selectAddress(addressId)
      void client.invalidateQueries({ queryKey: query.queryKey })
    },
  }
}

export type AddressInput = Omit<SaveAddressRequest, 'userId'>

/** A new address whose save has no known outcome, its form's history entry, and its id if found. */
export const unsureDraft = userDraft(
  'address.unsure',
  z.object({
    entry: z.string(),
    id: orElse(z.optional(z.string()), undefined),
    sent: z.object({ ...storedPostalShape, email: orElse(z.optional(z.string()), undefined) }),
  }),
)

/** Call 9, from the form of this history entry. The saved address becomes the selected one. */
export function useSaveAddress(entry: string) {
  const userId = useSignedInUserId()
  // ADR-4: the list is refetched before the form is left. Only a list in use is.
  useQuery(addressesQuery(userId))

  /** Its id when it was saved: trying again must not save it twice. */
  async function idOfUnsure(): Promise<string | undefined> {
    const unsure = unsureDraft.read(userId)
    if (unsure?.entry !== entry) return undefined
    const { id, sent } = unsure
    if (id !== undefined) return id
    const all = await call(addresses, { path: { userId } })
    const isSent = (address: Address) =>
      postalFields.every((field) => address[field] === (sent[field] ?? ''))
    return all.find(isSent)?.id
  }

  return useMutation({
    async mutationFn(input: AddressInput) {
      const _id = input._id ?? (await idOfUnsure())
      // Before sending: a reload loses the answer.
      if (input._id === undefined) unsureDraft.write(userId, { entry, id: _id, sent: input })
      const address = { ...input, ...(_id !== undefined && { _id }) }
      try {
        const answer = await call(saveAddress, { body: { ...address, userId } })
        unsureDraft.clear(userId)
        const id = answer.address || _id
        // The answer may come after log-out.
        if (id && readUserId() === userId) selectAddress(id)
      } catch (error) {
        if (_id === undefined && error instanceof ApiError && !error.outcomeUnknown)
          unsureDraft.clear(userId)
        throw error
      }
    },
    meta: { invalidates: [addressesQuery(userId).queryKey, userQuery(userId).queryKey] },
  })
}

/** Call 10. */
export function useDeleteAddress() {
  const userId = useSignedInUserId()
  return useMutation({
    // Missing: deleted already, by an earlier try or on another device.
    mutationFn: (addressId: string) =>
      call(deleteAddress, { path: { addressId } }).catch(nullIfMissing),
    meta: { invalidates: [addressesQuery(userId).queryKey] },
  })
}
