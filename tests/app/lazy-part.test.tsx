import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LazyPart } from '@/app/ScreenBoundary'
import { StatusStrip } from '@/app/StatusStrip'
import { TextProvider } from '@/text/text'
import { expectConsoleError } from '@tests/console'

const Part = () => <p>The tab bar</p>

function show(load: () => Promise<ComponentType>) {
  return act(async () =>
    render(
      <TextProvider>
        <MemoryRouter>
          <StatusStrip />
          <p>The screen</p>
          <LazyPart load={load} />
        </MemoryRouter>
      </TextProvider>,
    ),
  )
}

test('a part that cannot be loaded leaves the screen alone, and Retry loads it', async () => {
  expectConsoleError('ChunkLoadError')
  const load = vi.fn(async () => Part)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await show(load)
  expect(screen.getByText('The screen')).toBeVisible()
  expect(screen.queryByText('The tab bar')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('We cannot connect right now.')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The tab bar')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a part that crashes is not ignored', async () => {
  function Broken(): never {
    throw new Error('it broke')
  }
  const broken = async () => Broken
  await expect(show(broken)).rejects.toThrow('it broke')
})
