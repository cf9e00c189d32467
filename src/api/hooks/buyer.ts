import { useQueryClient } from '@tanstack/react-query'
import { readSelectedAddressId, useSignedInUserId } from '@/session/session'
import { addressesQuery, pickAddress } from './address'
import { userQuery } from './user'

/**
 * For an order about to be placed: reads the person and their selected address, which may have
 * changed on another device. Throws ApiError.
 */
export function useReadBuyerNow() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return async () => {
    const [ofUser, ofAddresses] = [userQuery(userId), addressesQuery(userId)]
    // A pending response may be older than the last change.
    await Promise.all(
      [ofUser, ofAddresses].map(({ queryKey }) => client.cancelQueries({ queryKey })),
    )
    const [user, addresses] = await Promise.all([
      client.query({ ...ofUser, staleTime: 0 }),
      client.query({ ...ofAddresses, staleTime: 0 }),
    ])
    return {
      user,
      address: pickAddress(addresses, readSelectedAddressId(), user.selectedAddressId),
    }
  }
}
