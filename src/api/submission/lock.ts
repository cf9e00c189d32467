/**
 * Runs `work` while no other tab of this device runs any under the same name. Browsers without Web Locks (Safari before
 * 15.4, pages over plain HTTP) run it at once.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, work)
}
