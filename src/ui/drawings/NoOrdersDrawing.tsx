import { Drawing, line } from './Drawing'

/** An account book with blank lines. */
export function NoOrdersDrawing() {
  return (
    <Drawing>
      <path
        d="M80 34c-14-8-32-9-48-6v70c16-3 34-2 48 6 14-8 32-9 48-6V28c-16-3-34-2-48 6z"
        className="fill-surface stroke-leaf-900"
      />
      <path
        d="M104 27v34l6-6 6 6V26c-4 0-8 .3-12 1z"
        className="fill-turmeric-500 stroke-leaf-900"
      />
      <path
        d="M80 34v70M42 46c9-1 19 0 28 3M42 60c9-1 19 0 28 3M42 74c9-1 19 0 28 3M90 77c9-3 19-4 28-3"
        className={line}
      />
    </Drawing>
  )
}
