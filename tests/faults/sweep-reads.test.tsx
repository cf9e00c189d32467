import { reads } from './reads'
import { sweep } from './rows'
import { sweepRead } from './sweep-read'

sweep(reads, sweepRead)
