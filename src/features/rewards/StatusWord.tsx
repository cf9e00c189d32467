/** What a word means for the person: money on its way, waiting, over, or something gone wrong. */
type WordTone = 'good' | 'waiting' | 'over' | 'wrong'

const dots: Record<WordTone, string> = {
  good: 'bg-leaf-600',
  waiting: 'bg-pending',
  over: 'bg-ink-muted',
  wrong: 'bg-notice-600',
}

// Darker than the dots: they stand on the grey of an active row too.
const words: Record<WordTone, string> = {
  good: 'text-leaf-700',
  waiting: 'text-pending',
  over: 'text-ink-muted',
  wrong: 'text-notice-600',
}

/** A dot in the colour of the state, and always the word beside it. */
export function StatusWord({ tone, children }: { tone: WordTone; children: string }) {
  return (
    <span className={`inline-flex items-center gap-2 text-14 font-600 ${words[tone]}`}>
      <span className={`size-2 shrink-0 rounded-full ${dots[tone]}`} aria-hidden="true" />
      {children}
    </span>
  )
}
