import { Drawing, line } from './Drawing'

/** A signpost in a field; no road is left. */
export function NotFoundDrawing() {
  return (
    <Drawing>
      <path d="M78 30h40l10 10-10 10H78z" className="fill-turmeric-100 stroke-leaf-900" />
      <path d="M82 58H46l-10 9 10 9h36z" className="fill-leaf-100 stroke-leaf-900" />
      <path
        d="M80 22v82M30 104c2-8 6-12 6-12s4 4 6 12M120 104c1-10 5-15 5-15s5 5 6 15"
        className={line}
      />
    </Drawing>
  )
}
