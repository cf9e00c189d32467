import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from './show'

// tests/setup.ts: jsdom alone would submit it, which no browser does.
test('a button that its own press removes submits no form', async () => {
  const submit = vi.fn()
  function Form() {
    const [isGone, setGone] = useState(false)
    return (
      <form onSubmit={submit}>
        {!isGone && (
          <button type="submit" onClick={() => setGone(true)}>
            I have paid
          </button>
        )}
      </form>
    )
  }
  const { user } = show(<Form />)
  await user.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})
