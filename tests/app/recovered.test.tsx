import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { tellRecovered } from '@/app/recovered'
import { ApiError } from '@/api/errors'

/** A screen that meets this error when it is first drawn, and none when React draws it again at once. */
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

test('a read that had failed, and was asked for again before anybody saw it, is no error of the app', async () => {
  const details = { kind: 'offline', call: 'products', outcomeUnknown: false } as const
  const { warned, reported } = await draw(new ApiError({ ...details, message: 'Network Error' }))
  expect(reported).toEqual([])
  expect(warned).toEqual([['[sauda] a failed read was asked for again']])
})

test('a screen that breaks and is drawn again is told', async () => {
  const mistake = new TypeError('offers is undefined')
  const { warned, reported } = await draw(mistake)
  expect(reported).toEqual([[expect.objectContaining({ cause: mistake })]])
  expect(warned).toEqual([])
})
