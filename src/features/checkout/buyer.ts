import type { Address } from '@/api/contract/address'
import { postalFields } from '@/api/contract/postal'
import type { User } from '@/api/contract/user'
import { addressesQuery, pickAddress } from '@/api/hooks/address'
import { useReadNow } from '@/api/read-now'
import { userQuery } from '@/api/hooks/user'
import { digest } from '@/domain/digest'
import { hasBankDetails } from '@/domain/bank-details'
import { bankFields } from '@/session/changes-draft'
import { readSelectedAddressId, useSignedInUserId } from '@/session/session'
import type { Reviewed } from '@/features/shared/payment/payment-record'

/** As read right before: the money of a sale goes to the bank details that are sent. */
export interface Buyer {
  user: User
  address: Address
}

/** As known to a screen: something may be missing. */
export interface IncompleteBuyer {
  user: User
  address: Address | undefined
}

/** In the order of earlier releases, whose digests wait on phones; a later field follows. */
const addressFields = new Set([
  ...(['name', 'mobileNo', 'email', 'firmName', 'addressLine1'] as const),
  ...(['addressLine2', 'pincode', 'city', ...postalFields] as const),
])

/** CHK-3. */
export function isReady(buyer: IncompleteBuyer): buyer is Buyer {
  return buyer.address !== undefined && hasBankDetails(buyer.user.bankDetails)
}

/** What an order sends of the person. */
export function reviewOf({ user: { bankDetails: bank }, address }: IncompleteBuyer): Reviewed {
  return {
    address: digestOf(address, [...addressFields]),
    bank: digestOf(bank, bankFields),
  }
}

function digestOf<Name extends string>(
  values: Record<Name, string> | undefined,
  names: readonly Name[],
): string {
  return digest(JSON.stringify(names.map((name) => values?.[name].trim())))
}

/** What is not as it was reviewed; nothing where there was no review. */
export function changedSince(
  reviewed: Reviewed | undefined,
  buyer: IncompleteBuyer,
): (keyof Reviewed)[] {
  const current = reviewOf(buyer)
  const parts = ['address', 'bank'] as const
  return reviewed ? parts.filter((part) => reviewed[part] !== current[part]) : []
}

/** Nothing goes to another address or bank account by itself. */
export function isReviewed(reviewed: Reviewed | undefined, buyer: IncompleteBuyer): boolean {
  return reviewed !== undefined && changedSince(reviewed, buyer).length === 0
}

/**
 * For an order about to be placed: reads the person and their selected address, which may have
 * changed on another device. Throws ApiError.
 */
export function useReadBuyerNow() {
  const userId = useSignedInUserId()
  const readUser = useReadNow(userQuery(userId))
  const readAddresses = useReadNow(addressesQuery(userId))
  return async (signal: AbortSignal) => {
    const [user, addresses] = await Promise.all([readUser(signal), readAddresses(signal)])
    return {
      user,
      address: pickAddress(addresses, readSelectedAddressId(), user.selectedAddressId),
    }
  }
}
