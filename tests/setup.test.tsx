import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

function Form() {
  const [done, setDone] = useState('')
  const handle = ({ type }: { type: string }) => setDone(type)
  return (
    <form onSubmit={handle}>
      <input type="text" onClick={handle} onKeyDown={handle} onInput={handle} />
      {done}
    </form>
  )
}

// As in a browser: a button that its own press removes submits no form. React itself renders
// before the default action of `change`.
it.each(['click', 'keydown', 'submit', 'input'])(
  'renders between the handlers and the default action of %s',
  (type) => {
    const { container } = render(<Form />)
    let rendered: string | null = null
    window.addEventListener(type, () => (rendered = container.textContent), { once: true })
    fireEvent(screen.getByRole('textbox'), new Event(type, { bubbles: true }))
    expect(rendered).toBe(type)
  },
)
