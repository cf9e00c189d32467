import { Drawing, line } from './Drawing'

/** Two price tags on a string, nothing written on them. */
export function NoQuotesDrawing() {
  return (
    <Drawing>
      <path d="M30 30c30 14 70 14 100 0" className={line} />
      <path
        d="M50 52l14-11 16 8v47a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V60z"
        className="fill-surface stroke-leaf-900"
      />
      <path
        d="M110 50l-13-9-15 9v40a4 4 0 0 0 4 4h26a4 4 0 0 0 4-4V57z"
        className="fill-turmeric-100 stroke-leaf-900"
      />
      <path d="M64 41l-2 12M97 41l2 12M54 72h16M54 84h10M92 68h14M92 80h9" className={line} />
      <circle cx="62" cy="56" r="3" className="fill-turmeric-500 stroke-leaf-900" />
      <circle cx="99" cy="55" r="3" className="fill-surface stroke-leaf-900" />
    </Drawing>
  )
}
