import { useRef } from 'react'
import { saveFile } from './save-file'

/** A file on its way to the person. What the browser did not take is kept: the next tap hands it over without fetching it again. */
export function useHandOver(name: string) {
  const kept = useRef<Blob>(undefined)

  function handOver(file: Blob): void {
    kept.current = file
    void saveFile(file, name).then((isTaken) => {
      if (isTaken) kept.current = undefined
    })
  }

  return {
    handOver,
    press(fetchIt: () => void): void {
      if (kept.current) handOver(kept.current)
      else fetchIt()
    },
  }
}
