import { useSyncExternalStore } from 'react'
import { deviceStore } from './storage'

const DEAL_TYPE_KEY = 'dealType'

export const dealTypes = ['domestic', 'international', 'stock'] as const
export type DealType = (typeof dealTypes)[number]

/** The stored word as it is; `domestic` when nothing is stored. */
function readDealType(): string {
  return deviceStore.get(DEAL_TYPE_KEY) || 'domestic'
}

export function useDealType(): string {
  return useSyncExternalStore(deviceStore.subscribe, readDealType, () => 'domestic')
}

export function chooseDealType(type: DealType): void {
  deviceStore.set(DEAL_TYPE_KEY, type)
}
