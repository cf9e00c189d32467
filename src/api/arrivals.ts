import { createEvent } from '@/session/store'

/** What waits on the screen is told when an answer or code has come. */
const arrival = createEvent()

/** Called for the provider's answers (query-client.ts) and for code loaded on demand (code.ts). */
export const reportArrival = arrival.emit

export const onArrival = arrival.subscribe
