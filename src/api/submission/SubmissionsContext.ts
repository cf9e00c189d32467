import { createContext } from 'react'

/** The submissions of this page by person and key: they outlive the screens that began them. */
export const SubmissionsContext = createContext<Map<string, unknown> | undefined>(undefined)
