import { beforeEach, vi } from 'vitest'
import { loadPage } from '@/session/page'
import { watchSavedFiles } from '@tests/saved-files'
import { sweep, writes } from './rows'
import { sweepWrite } from './sweep-write'

beforeEach(() => {
  // jsdom cannot load pages.
  vi.mocked(loadPage).mockReturnValue(undefined)
  watchSavedFiles()
})

sweep(writes, sweepWrite)
