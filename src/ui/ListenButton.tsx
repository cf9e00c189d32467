import { onDemand, useOnDemand } from './use-on-demand'

const listen = onDemand(async () => (await import('./Listen')).Listen)

/** LSN-1. Reserves its width: whether the device has a voice is known only later. */
export function ListenButton() {
  const canSpeak = 'speechSynthesis' in window
  const Listen = useOnDemand(listen, canSpeak)
  return canSpeak && <span className="w-tap">{Listen && <Listen />}</span>
}
