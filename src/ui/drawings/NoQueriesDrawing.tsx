import { Drawing, line } from './Drawing'

/** A letter box, open, and an unwritten letter. */
export function NoQueriesDrawing() {
  return (
    <Drawing>
      <path d="M64 104V70M82 104V70" className={line} />
      <path
        d="M40 70V46a16 16 0 0 1 16-16h46a16 16 0 0 1 16 16v24z"
        className="fill-leaf-200 stroke-leaf-900"
      />
      <path
        d="M56 30a16 16 0 0 1 16 16v24H40V46a16 16 0 0 1 16-16z"
        className="fill-surface stroke-leaf-900"
      />
      <path d="M50 48h12" className={line} />
      <path d="M100 44v-24h14v9h-14" className="fill-turmeric-500 stroke-leaf-900" />
      <path d="M96 84l34-6 4 20-34 6z" className="fill-surface stroke-leaf-900" />
      <path d="M96 84l21 8 13-14" className={line} />
    </Drawing>
  )
}
