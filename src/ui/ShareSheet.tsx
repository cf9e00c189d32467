import { useState } from 'react'
import type { SharePanelProps } from './SharePanel'
import { onDemand, useOnDemand } from './use-on-demand'

const panel = onDemand(async () => (await import('./SharePanel')).SharePanel)

/** A message to read, copy and send on. Its code loads when it is first opened. */
export function ShareSheet(props: SharePanelProps) {
  const [isWanted, setIsWanted] = useState(props.open)
  if (props.open && !isWanted) setIsWanted(true)
  const Panel = useOnDemand(panel, isWanted)
  return Panel && <Panel {...props} />
}
