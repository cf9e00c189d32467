import type { ReactNode } from 'react'

export const line = 'fill-none stroke-leaf-900'

/** Decoration: the words are below it. Drawings of one feature are in its files. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      className="h-30 w-40 max-w-full"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="80" cy="104" rx="58" ry="6" className="fill-shade" />
      {children}
    </svg>
  )
}
