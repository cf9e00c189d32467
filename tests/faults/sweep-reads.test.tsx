import { readRows, sweep } from './rows'
import { sweepRead } from './sweep-read'

sweep(readRows, sweepRead)
