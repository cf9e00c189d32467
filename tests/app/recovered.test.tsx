import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { tellRecovered } from '@/app/recovered'
import { ApiError } from '@/api/errors'

/** Renders a screen that throws this error once, so that React recovers from it. */
async function draw(error: Error) {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const read = vi
    .fn(() => 'Offers')
    .mockImplementationOnce(() => {
      throw error
    })
  const Offers = () => <p>{read()}</p>
  const page = document.createElement('div')
  const root = createRoot(page, { onRecoverableError: tellRecovered })
  await act(async () => root.render(<Offers />))
  vi.unstubAllGlobals()
  expect(page).toHaveTextContent('Offers')
  await act(async () => root.unmount())
  return { warned: warned.mock.calls, reported: reported.mock.calls }
}

test('warns about a failed read that was repeated before it showed', async () => {
  const details = { kind: 'offline', call: 'products', outcomeUnknown: false } as const
  const { warned, reported } = await draw(new ApiError({ ...details, message: 'Network Error' }))
  expect(reported).toEqual([])
  expect(warned).toEqual([['[sauda] a failed read was asked for again']])
})

test('reports any other error', async () => {
  const mistake = new TypeError('offers is undefined')
  const { warned, reported } = await draw(mistake)
  expect(reported).toEqual([[expect.objectContaining({ cause: mistake })]])
  expect(warned).toEqual([])
})
