import { Drawing, line } from './Drawing'

/** A clock: what was sent is being verified. */
export function PendingDrawing() {
  return (
    <Drawing>
      <circle cx="80" cy="60" r="38" className="fill-turmeric-100 stroke-leaf-900" />
      <circle cx="80" cy="60" r="30" className="fill-surface stroke-leaf-900" />
      <path d="M80 34v4M80 82v4M54 60h4M102 60h4" className={line} />
      <path d="M80 60V42M80 60l12 8" className="fill-none stroke-pending" strokeWidth="4" />
    </Drawing>
  )
}
