import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { EmptyCartDrawing } from '@/ui/drawings/EmptyCartDrawing'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { SkeletonProductGrid, Waiting } from '@/ui/Skeleton'
import { show } from './show'

describe('Screen', () => {
  it('has its title as the heading, and a back arrow that does what it is told', () => {
    const back = vi.fn()
    show(
      <Screen title="Cart Overview" onBack={back}>
        <p>Lines</p>
      </Screen>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Cart Overview' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('leads back by a link where there is a fixed place', () => {
    show(
      <Screen title="Help" backTo="/profile">
        <p>Text</p>
      </Screen>,
    )
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/profile')
  })

  it('has no arrow when it leads nowhere', () => {
    show(
      <Screen title="Home">
        <p>Text</p>
      </Screen>,
    )
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('is one form with its action, sent by Enter in a field', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { user } = show(
      <Screen title="Login" onSubmit={submit} action={<Button type="submit">Login</Button>}>
        <input aria-label="Mobile" />
      </Screen>,
    )
    await user.type(screen.getByRole('textbox'), '9{Enter}')
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(submit).toHaveBeenCalledTimes(2)
  })
})

describe('states', () => {
  it('shows the words of an empty place and the one way forward', () => {
    show(
      <EmptyState
        picture={<EmptyCartDrawing />}
        title="Your Cart Is Empty"
        action={<Button>Continue Purchase</Button>}
      />,
    )
    expect(screen.getByText('Your Cart Is Empty')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue Purchase' })).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('says once that something is loading, and shows 12 placeholders for offers', () => {
    show(
      <Waiting>
        <SkeletonProductGrid />
      </Waiting>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    expect(screen.getAllByTestId('product-placeholder')).toHaveLength(12)
  })

  it.each([
    ['red', 'alert'],
    ['success', 'status'],
  ] as const)('reads a live %s notice out', (tone, role) => {
    show(
      <Notice tone={tone} live>
        Text
      </Notice>,
    )
    expect(screen.getByRole(role)).toHaveTextContent('Text')
  })

  it('leaves a standing notice in its place', () => {
    show(<Notice tone="red">Text</Notice>)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('Text')).toBeVisible()
  })
})
