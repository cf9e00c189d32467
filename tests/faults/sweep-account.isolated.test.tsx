import { beforeEach, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { sweep } from './rows'
import { watchSavedFiles } from '@tests/saved-files'
import { sweepWrite } from './sweep-write'
import type { WriteRow } from './write-row'
import { accountWrites } from './writes-account'

// jsdom cannot load pages.
vi.mock('@/session/page', () => ({ loadPage: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadPage).mockClear()
  watchSavedFiles()
})

sweep<WriteRow>(accountWrites, sweepWrite)
