import { createContext } from 'react'

/** The submissions that this page has opened: they outlive the screens that began them. */
export type OpenSubmissions = Set<{ isBusy: () => boolean }>

export const SubmissionsContext = createContext<OpenSubmissions | undefined>(undefined)
