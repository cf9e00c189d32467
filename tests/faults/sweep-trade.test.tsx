import { beforeEach } from 'vitest'
import { sweep } from './rows'
import { watchSavedFiles } from '@tests/saved-files'
import { sweepWrite } from './sweep-write'
import type { WriteRow } from './write-row'
import { tradeWrites } from './writes-trade'

beforeEach(watchSavedFiles)

sweep<WriteRow>(tradeWrites, sweepWrite)
