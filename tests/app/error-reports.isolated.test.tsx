import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const endpoint = 'https://errors.example.com/sauda'
const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)

/** The reports of a new page, with this endpoint. */
async function openPage(errorEndpoint = endpoint) {
  vi.resetModules()
  sendBeacon.mockClear()
  Object.assign(navigator, { sendBeacon })
  const { env } = await import('@/config/env')
  env.errorEndpoint = errorEndpoint
  return import('@/app/error-reports')
}

const reports = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as object)

beforeEach(() => {
  window.history.replaceState(null, '', '/order/singleorderDetails/66d0?saleOnly=true')
})

it('sends nothing without an endpoint', async () => {
  const { reportCrash } = await openPage('')
  await reportCrash(new TypeError('t is not a function'))
  expect(sendBeacon).not.toHaveBeenCalled()
})

it('reports each crash once, and ten of a page at most', async () => {
  const { reportCrash } = await openPage()
  const crash = () => reportCrash(new RangeError('Maximum call stack size exceeded'))
  await crash()
  await crash()
  expect(reports()).toHaveLength(1)
  for (const route of ['/cart', '/home', '/checkout', '/profile', '/quotes', '/history']) {
    window.history.replaceState(null, '', route)
    await crash()
    await reportCrash('Script error.')
  }
  expect(reports()).toHaveLength(10)
})

it('reports no failure of the network or the provider', async () => {
  const { reportCrash } = await openPage()
  const { ApiError } = await import('@/api/errors')
  const { ChunkLoadError } = await import('@/api/code')
  const message = 'Network Error'
  await reportCrash(
    new ApiError({ kind: 'offline', call: 'login', message, outcomeUnknown: false }),
  )
  await reportCrash(new ChunkLoadError(false, new TypeError('Failed to fetch')))
  await reportCrash(Object.assign(new Error('The operation was aborted.'), { name: 'AbortError' }))
  expect(reports()).toEqual([])
})

describe('of a message', () => {
  it.each([
    ['x.map is not a function', '… is not a function'],
    ['null is not an object (evaluating "e.vendors")', 'null is not an object evaluating …'],
    ['can\'t access property "vendors", e is undefined', 'can t access property … is undefined'],
    [
      `Unexpected token 'S', "Savita Jad"... is not valid JSON`,
      'Unexpected token … is not valid JSON',
    ],
    ['No vendor Savita Jadhav, 98765 43210, savita@example.com', 'No …'],
    ['Order SD2026-1042 of ₹21,260.78 was not found', '… of … was not found'],
    ['Failed to fetch https://api.example.com/api/user/66a0?x=1', 'Failed to fetch …'],
    ['सविता was not found', '… was not found'],
    ['Minified React error #185; visit https://react.dev/errors/185?args[]=Savita', /#185$/],
    ['Minified React error #9876543210', '… error …'],
    [`${'is '.repeat(400)}Savita`, /^(?:is )+(?:is|…)$/],
  ])('%j passes only known words', async (message, passed) => {
    await openPage()
    const { redactUnknownWords } = await import('@/app/send-report')
    expect(redactUnknownWords(message)).toEqual(
      typeof passed === 'string' ? passed : expect.stringMatching(passed),
    )
  })

  it('replaces an unusual error name by Error', async () => {
    const { reportCrash } = await openPage()
    await reportCrash(Object.assign(new Error('is null'), { name: 'Savita 9876543210' }))
    await reportCrash({ mobileNo: '9876543210' })
    expect(reports()).toMatchObject([
      { name: 'Error', message: 'is null' },
      { name: 'object', message: '' },
    ])
  })
})

describe('an error that React has recovered from', () => {
  /** Renders a screen that throws this error once. */
  async function draw(error: Error) {
    const { reportRecovered } = await openPage()
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
    const root = createRoot(page, { onRecoverableError: reportRecovered })
    await act(async () => root.render(<Offers />))
    vi.unstubAllGlobals()
    expect(page).toHaveTextContent('Offers')
    return { warned: warned.mock.calls, reported: reported.mock.calls }
  }

  it('is a warning where a failed read was repeated', async () => {
    const { ApiError } = await import('@/api/errors')
    const details = { kind: 'offline', call: 'products', outcomeUnknown: false } as const
    const { warned, reported } = await draw(new ApiError({ ...details, message: 'Network Error' }))
    expect(reported).toEqual([])
    expect(warned).toEqual([['[sauda] a failed read was repeated']])
  })

  it('is reported where it is anything else', async () => {
    const mistake = new TypeError('offers is undefined')
    const { warned, reported } = await draw(mistake)
    expect(reported).toEqual([[expect.objectContaining({ cause: mistake })]])
    expect(warned).toEqual([])
  })
})
