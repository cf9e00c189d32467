import { useEffect, useState } from 'react'

/** The network is idle once nothing has been loaded for so long (ms). */
const QUIET = 1000

interface Job {
  work: () => void
  /** Idle moments to let pass. */
  others: number
}

let jobs: readonly Job[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let observer: PerformanceObserver | undefined

function wait(): void {
  clearTimeout(timer)
  if (jobs.length > 0) timer = setTimeout(run, QUIET)
}

function run(): void {
  const due = jobs.filter(({ others }) => others === 0)
  jobs = jobs.filter((job) => !due.includes(job)).map((job) => ({ ...job, others: job.others - 1 }))
  for (const { work } of due) work()
  wait()
}

/**
 * Leaves the network to the screen: does the work once it is idle, after `others` that were so
 * begun. Returns the way to give it up.
 */
export function whenIdle(work: () => void, others = 0): () => void {
  jobs = [...jobs, { work, others }]
  observer ??= new PerformanceObserver(wait)
  observer.observe({ type: 'resource' })
  wait()
  return () => {
    jobs = jobs.filter((job) => job.work !== work)
  }
}

/** True from then on. */
export function useIsIdle(others = 0): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true), others), [others])
  return isIdle
}
