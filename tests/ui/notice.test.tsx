import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Notice } from '@/ui/Notice'
import { show } from './show'

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

it('does not read a standing notice out', () => {
  show(<Notice tone="red">Text</Notice>)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('Text')).toBeVisible()
})
