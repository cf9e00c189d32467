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

// Elements of one kind share a computed style (tests/polyfills.ts).
it('finds by role only what is seen', () => {
  render(
    <>
      <p>seen</p>
      <p hidden>hidden</p>
      <p style={{ display: 'none' }}>not displayed</p>
      <p style={{ visibility: 'hidden' }}>invisible</p>
      <div style={{ visibility: 'hidden' }}>
        <div>
          <p>inherited</p>
        </div>
      </div>
      <dialog>
        <p>closed</p>
      </dialog>
    </>,
  )
  expect(screen.getAllByRole('paragraph')).toEqual([screen.getByText('seen')])
  expect(screen.getByText('inherited')).not.toBeVisible()
})
