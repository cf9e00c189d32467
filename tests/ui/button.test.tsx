import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { show } from './show'

describe('Button', () => {
  it('does not submit a form unless it is asked to', () => {
    const submit = vi.fn()
    show(
      <form onSubmit={submit}>
        <Button>Show more</Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(submit).not.toHaveBeenCalled()
  })

  it('keeps its name and its focus while loading, says it is busy, and does nothing', async () => {
    const press = vi.fn()
    const { user, rerender } = show(<Button onClick={press}>Login</Button>)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(press).toHaveBeenCalledTimes(1)

    rerender(
      <Button onClick={press} loading>
        Login
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Login' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(await screen.findByText('Please wait')).toHaveAttribute('aria-live', 'polite')
    await user.click(button)
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('does not send a form again while loading, by a tap or by Enter in a field', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { user } = show(
      <form onSubmit={submit}>
        <input aria-label="Code" />
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'x{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })

  it('says why it cannot be used, and can still be reached', async () => {
    const press = vi.fn()
    const { user } = show(
      <Button onClick={press} blocked="Opens once the sale is paid">
        Raise Query
      </Button>,
    )
    await user.tab()
    const button = screen.getByRole('button', { name: 'Raise Query' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Opens once the sale is paid')
    expect(screen.getByText('Opens once the sale is paid')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
  })

  it('announces inside its open dialog: the page behind is inert', async () => {
    const { container } = show(
      <dialog open>
        <Button loading>Yes</Button>
      </dialog>,
    )
    await waitFor(() =>
      expect(container.querySelector('dialog [aria-live]')).toHaveTextContent('Please wait'),
    )
  })
})
