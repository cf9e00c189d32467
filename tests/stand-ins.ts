/** What jsdom cannot do, once per worker: the app's modules keep the first that they import. */
import { vi } from 'vitest'
import type * as sessionPage from '@/session/page'

const page = await vi.importActual<typeof sessionPage>('@/session/page')

// Tests of what loads a page replace these.
export const loadPage = vi.fn(page.loadPage)
export const reloadPage = vi.fn(page.reloadPage)
