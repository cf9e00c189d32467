import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { parentPath, paths } from '@/paths'
import { useGoBack } from '@/ui/use-go-back'
import { useHistorySteps } from '@/ui/use-history-steps'
import { readStep, stepPath } from './steps'

export type Steps = ReturnType<typeof useSteps>

/** The four steps, and the way out of the last one. */
export function useSteps() {
  const navigate = useNavigate()
  const steps = useHistorySteps({ readStep, stepPath, leave: useGoBack(parentPath) })
  return {
    ...steps,
    toFirst: () => steps.fallBackTo(1),
    home: () => void navigate(paths.home, { replace: true }),
    /** After the order: the steps leave the history, so that Back from the summary goes home. Returns the way to stop. */
    finish: () =>
      steps.finish(() =>
        afterScrolling(() => {
          void navigate(paths.home, { replace: true })
          void navigate(stepPath(4))
        }),
      ),
  }
}

/** A browser that went back scrolls to where that entry was left, a frame later: the summary must not be scrolled so. */
function afterScrolling(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}

/** Calls `leaving` when the screen is left for another one; not when it is only rendered anew. */
export function useOnLeave(leaving: () => void): void {
  const latest = useRef(leaving)
  useEffect(() => {
    latest.current = leaving
  })
  useEffect(
    () => () => {
      if (window.location.pathname !== paths.checkout) latest.current()
    },
    [],
  )
}
