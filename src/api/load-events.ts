import { createEvent } from '@/session/store'

const load = createEvent()

/** Called when an answer (query-client.ts) or code (code.ts) has arrived. */
export const reportLoad = load.emit

/** Returns the function that unsubscribes. */
export const onLoad = load.subscribe
