import { type ComponentType, useState } from 'react'
import { type OnDemand, useOnDemand } from './use-on-demand'
import { useSheet } from './use-sheet'

/** A sheet whose code comes when it is first opened, and which stays while it closes. */
export function useSheetOnDemand<Props>(part: OnDemand<Props>, name: string) {
  const sheet = useSheet(name)
  const [wasOpened, setOpened] = useState(false)
  const Part: ComponentType<Props> | undefined = useOnDemand(part, sheet.isOpen || wasOpened)
  return {
    Part,
    isOpen: sheet.isOpen,
    close: sheet.close,
    open(): void {
      setOpened(true)
      sheet.open()
    },
  }
}
