import { useState } from 'react'
import { type OnDemand, useOnDemand } from './use-on-demand'
import { useSheet } from './use-sheet'

/** A sheet whose code loads when it is first opened. It stays mounted while it closes. */
export function useSheetOnDemand<Part>(part: OnDemand<Part>, name: string) {
  const sheet = useSheet(name)
  const [wasOpened, setOpened] = useState(sheet.isOpen)
  if (sheet.isOpen && !wasOpened) setOpened(true)
  return { Part: useOnDemand(part, wasOpened), ...sheet }
}
