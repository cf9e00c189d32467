import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { EmptyCartDrawing } from '@/ui/drawings/EmptyCartDrawing'
import { Notice } from '@/ui/Notice'
import { SkeletonProductGrid, Waiting } from '@/ui/Skeleton'
import { show } from './show'

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
