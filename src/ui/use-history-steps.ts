import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export interface HistoryStepsOptions<Step extends number> {
  /** The number of the first step; 1 unless said otherwise. */
  first?: Step
  /** The step an address asks for. */
  readStep: (search: string) => Step
  stepPath: (step: Step) => string
  /** The back arrow on the first step. */
  leave: () => void
}

/** How many steps of this screen lie right below the current history entry. */
function readBehind(state: unknown): number {
  const behind =
    typeof state === 'object' && state !== null && 'behind' in state ? state.behind : undefined
  return typeof behind === 'number' ? behind : 0
}

/** The steps of a screen live in the history, so that the phone's Back goes one step back. */
export function useHistorySteps<Step extends number>(options: HistoryStepsOptions<Step>) {
  const { first = 1, readStep, stepPath, leave } = options
  const { key, search, ...location } = useLocation()
  const navigate = useNavigate()
  const moved = useRef<string>(undefined)
  const wanted = readStep(search)
  const behind = readBehind(location.state)
  // By steps and not by entries of the history: an opened sheet is one too, and gives the focus back itself.
  const [moves, setMoves] = useState({ to: wanted, count: 0 })
  if (moves.to !== wanted) setMoves({ to: wanted, count: moves.count + 1 })

  useEffect(() => {
    if (moved.current !== key) moved.current = undefined
  }, [key])

  /** One move from where we are: it takes a moment, in which screens render again and fingers tap twice. */
  function once(move: () => void): void {
    if (moved.current === key) return
    moved.current = key
    move()
  }

  function backTo(step: Step): void {
    if (behind >= wanted - step) void navigate(step - wanted)
    else void navigate(stepPath(step), { replace: true })
  }

  return {
    /** What the address asks for. */
    wanted,
    /** The move that led here, another one each time; undefined while the screen stands at the step it was opened with. */
    move: moves.count === 0 ? undefined : String(moves.count),
    forward: (step: Step) =>
      once(() => void navigate(stepPath(step), { state: { behind: behind + 1 } })),
    /** The back arrow: one step back, from the first one out. */
    back: () => once(() => (wanted === first ? leave() : backTo((wanted - 1) as Step))),
    /** The address asked for a step that cannot be opened yet. */
    fallBackTo: (step: Step) => once(() => backTo(step)),
    /**
     * When all is done: the steps leave the history, then `settle` puts there what Back is to find. It is called again
     * for every entry until there are no steps. Returns the way to stop.
     */
    finish(settle: () => () => void): () => void {
      if (behind === 0) return settle()
      once(() => void navigate(-behind))
      return () => undefined
    },
  }
}
