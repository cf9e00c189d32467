import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface HistoryStepsOptions<Step extends number> {
  first: Step
  last: Step
  /** The back arrow on the first step. */
  leave: () => void
}

/** How many steps of this screen lie right below the current history entry. */
function readBehind(state: unknown): number {
  const behind =
    typeof state === 'object' && state !== null && 'behind' in state ? state.behind : undefined
  return typeof behind === 'number' ? behind : 0
}

/** The phone's Back goes one step back. The query names the step; without one it is the first. */
export function useHistorySteps<Step extends number>(options: HistoryStepsOptions<Step>) {
  const { first, last, leave } = options
  const { key, pathname, search, ...location } = useLocation()
  const navigate = useNavigate()
  const moved = useRef<string>(undefined)
  /** Set while `fallBackTo` changes the history: the step it shows may be pressed before. */
  const fallback = useRef<{ next?: Step }>(undefined)
  const named = Number(new URLSearchParams(search).get('step'))
  const wanted = (
    Number.isInteger(named) && named >= first && named <= last ? named : first
  ) as Step
  const behind = readBehind(location.state)
  // Counts steps, not history entries: a sheet is an entry too, and restores the focus by itself.
  const [moves, setMoves] = useState({ to: wanted, count: 0 })
  if (moves.to !== wanted) setMoves({ to: wanted, count: moves.count + 1 })

  const arrive = useEffectEvent(() => {
    const step = fallback.current?.next
    fallback.current = undefined
    if (step !== undefined) forward(step)
  })
  useEffect(() => {
    if (moved.current === key) return
    moved.current = undefined
    arrive()
  }, [key])

  /** Ignores further moves until this one has changed the history: people tap twice. */
  function once(move: () => void): void {
    if (moved.current === key) return
    moved.current = key
    move()
  }

  /** The rest of the query stays. */
  function stepPath(step: Step): string {
    const query = new URLSearchParams(search)
    if (step === first) query.delete('step')
    else query.set('step', String(step))
    // Not by `size`: a URLSearchParams has none before Chrome 113 and Safari 17.
    const rest = query.toString()
    return `${pathname}${rest && `?${rest}`}`
  }

  function backTo(step: Step): void {
    if (behind >= wanted - step) void navigate(step - wanted)
    else void navigate(stepPath(step), { replace: true })
  }

  function forward(step: Step): void {
    if (fallback.current) fallback.current.next = step
    once(() => {
      for (let passed = wanted + 1; passed <= step; passed += 1)
        void navigate(stepPath(passed as Step), { state: { behind: behind + passed - wanted } })
    })
  }

  return {
    /** The step that the URL names. */
    wanted,
    stepPath,
    /** Changes with every move. Undefined before the first one. */
    move: moves.count === 0 ? undefined : String(moves.count),
    /** The steps that are passed over lie behind, too. */
    forward,
    /** The back arrow: one step back, from the first one out. */
    back: () => once(() => (wanted === first ? leave() : backTo((wanted - 1) as Step))),
    /** For a URL that names a step which cannot be opened yet. */
    fallBackTo(step: Step): void {
      if (step === wanted) return
      once(() => {
        fallback.current = {}
        backTo(step)
      })
    },
    /**
     * Removes the steps from the history, then calls `settle`, which sets the entry that Back leads
     * to. Call it again on every entry until no step is left.
     */
    finish(settle: () => void): void {
      once(behind === 0 ? settle : () => void navigate(-behind))
    },
  }
}

/** Calls `leaving` when another screen is opened, not when this one renders again. */
export function useOnLeave(path: string, leaving: () => void): void {
  const left = useEffectEvent(() => {
    if (window.location.pathname !== path) leaving()
  })
  useEffect(() => () => left(), [])
}
