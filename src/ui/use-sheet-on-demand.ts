import { type ComponentType, useState } from 'react'
import { type OnDemand, useOnDemand } from './use-on-demand'
import { useSheet } from './use-sheet'

/** A sheet whose code loads when it is first opened. It stays mounted while it closes. */
export function useSheetOnDemand<Props>(part: OnDemand<Props>, name: string) {
  const sheet = useSheet(name)
  const [wasOpened, setOpened] = useState(sheet.isOpen)
  if (sheet.isOpen && !wasOpened) setOpened(true)
  const Part: ComponentType<Props> | undefined = useOnDemand(part, wasOpened)
  return { Part, ...sheet }
}
