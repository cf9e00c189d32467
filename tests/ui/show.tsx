import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { TextProvider } from '@/text/text'

export function Around({ children }: { children: ReactNode }) {
  return (
    <TextProvider>
      <MemoryRouter>{children}</MemoryRouter>
    </TextProvider>
  )
}

/** Renders a piece with the app's words and a router around it. */
export function show(piece: ReactNode) {
  const user = userEvent.setup()
  return { user, ...render(piece, { wrapper: Around }) }
}
