import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrapWords } from '@/features/quotes/ShareSale'
import { TURMERIC } from '@tests/features/orders/scenario'
import { button } from '@tests/page'
import { visit } from '@tests/visit'
import { confirmation, open, soldElsewhere } from './market'

const drawn: string[] = []
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  drawn.length = 0
  share.mockReset().mockResolvedValue()
  Object.assign(navigator, { share, canShare: () => true })
  const context = {
    fillRect: () => drawn.splice(0),
    fillText: (text: string) => drawn.push(text),
    measureText: (text: string) => ({ width: text.length * 40 }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as RenderingContext,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['drawn'], { type: 'image/png' })),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

const LINK = 'localhost:3000/register?code=SAVITA4210'

async function openPicture() {
  soldElsewhere('Krishna Spices', 156.125)
  const { user } = await visit(confirmation(TURMERIC), { as: 'savita' })
  await user.click(button('Share as a picture'))
  return { user, picture: await screen.findByRole('img', { name: /Turmeric Sangli/ }) }
}

test('shares a picture of the profit, without the vendor, and without the amount on request', async () => {
  const { user, picture } = await openPicture()
  expect(picture).toHaveAccessibleName(
    `Turmeric Sangli. You earned ₹1,090.00 (9.56%). Buy and sell farm produce on Sauda. ${LINK}`,
  )
  await vi.waitFor(() =>
    expect(drawn.join(' ')).toContain('Turmeric Sangli You earned ₹1,090.00 (9.56%)'),
  )
  await user.click(button('Share the picture'))
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  const [{ files = [], text = '' } = {}] = share.mock.calls[0] ?? []
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['sale.png', 'image/png', 5],
  ])
  expect(text).toContain(`http://${LINK}`)
  expect(`${drawn.join(' ')} ${text}`).not.toContain('Krishna')

  await user.click(screen.getByRole('checkbox', { name: 'Show the amount' }))
  expect(picture).toHaveAccessibleName(/Turmeric Sangli\. You earned 9\.56%\. /)
  expect(drawn.join(' ')).toContain('You earned 9.56%')
  expect(drawn.join(' ')).not.toContain('₹')
})

test('is not offered for a sale at a loss', async () => {
  soldElsewhere('Krishna Spices', 139.75)
  await visit(confirmation(TURMERIC), { as: 'savita' })
  expect(screen.getByText('Loss −₹220.00 (−1.93%)')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share as a picture' })).not.toBeInTheDocument()
})

test('shares the best quote without its vendor, with a link to the offer', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Share this quote' }))
  const message = await within(await screen.findByRole('dialog')).findByRole('figure')
  expect(message).toHaveTextContent('Turmeric Sangli: best quote ₹156.125/kg, 4 vendors quoting.')
  expect(message).toHaveTextContent('my referral code SAVITA4210')
  expect(message).toHaveTextContent(`http://${LINK}&offer=TRM-SNG-D`)
  expect(message).not.toHaveTextContent('Balaji')
})

test.each([
  ['', []],
  ['Onion Lasalgaon', ['Onion', 'Lasalgaon']],
  ['a bc def ghij', ['a bc def', 'ghij']],
  ['  two   spaces ', ['two spaces']],
  ['see https://sauda.example', ['see', 'https://sa', 'uda.exampl', 'e']],
  ['1234567890', ['1234567890']],
])('%j in lines of ten characters is %j', (text, lines) => {
  expect(wrapWords(text, (line) => line.length <= 10)).toEqual(lines)
})

test('gives a character that never fits a line of its own', () => {
  expect(wrapWords('ab', () => false)).toEqual(['a', 'b'])
})
