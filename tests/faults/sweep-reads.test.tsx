import { beforeEach } from 'vitest'
import { requestRetry } from '@/api/connectivity'
import { readRows, sweep } from './rows'
import { sweepRead } from './sweep-read'

// A write of another file may have been refused for good, which stands until a retry.
beforeEach(requestRetry)

sweep(readRows, sweepRead)
