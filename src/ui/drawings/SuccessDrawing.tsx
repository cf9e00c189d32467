import { Drawing, line } from './Drawing'

/** A bag tied up and stamped: the deal is made. */
export function SuccessDrawing() {
  return (
    <Drawing>
      <path
        d="M62 34c-18 18-24 34-24 46 0 16 16 24 42 24s42-8 42-24c0-12-6-28-24-46z"
        className="fill-turmeric-100 stroke-leaf-900"
      />
      <path d="M58 34h44M62 34l-8-16 14 6 12-8 12 8 14-6-8 16" className={line} />
      <circle cx="80" cy="72" r="19" className="fill-leaf-600" />
      <path d="M71 72l7 7 12-13" className="fill-none stroke-surface" strokeWidth="4" />
      <path
        d="M24 44l8 4M20 62h8M136 44l-8 4M140 62h-8"
        className="fill-none stroke-turmeric-500"
        strokeWidth="3"
      />
    </Drawing>
  )
}
