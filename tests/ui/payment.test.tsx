import { screen, render } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test, vi } from 'vitest'
import { paise } from '@/domain/money'
import { PaymentAccount } from '@/features/shared/payment/PaymentWays'
import { UpiPayment } from '@/features/shared/payment/UpiPayment'
import { OutsideLink } from '@/ui/OutsideLink'
import { show } from './show'

test('hides the empty fields of an account, and an account without any', () => {
  const { container, rerender } = show(
    <PaymentAccount accountName="" accountNumber="000111222333" ifsc="" bank="Demo Bank" />,
  )
  expect(screen.getByText('000111222333')).toBeVisible()
  expect(screen.getByText('Demo Bank')).toBeVisible()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Copy Account Number',
    'Copy Bank Name',
  ])
  expect(screen.queryByText('IFSC')).not.toBeInTheDocument()
  rerender(<PaymentAccount accountName="" accountNumber="" ifsc="" bank="" />)
  expect(container).toBeEmptyDOMElement()
})

const upi = (upiId = 'sauda.demo@upi') => (
  <UpiPayment
    upiId={upiId}
    payee="Sauda"
    accountNumber="000111222333"
    amount={paise(2_126_078)}
    isDesk={false}
    mayHavePaid={false}
    onPaying={vi.fn()}
  />
)

test('shows only the note on RuPay credit cards without a UPI ID', () => {
  show(upi(''))
  expect(screen.getByText(/RuPay credit card/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

/** The dark modules an SVG path of horizontal runs (`M3 4h5v1H3z`) covers. */
function modules(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return grid
}

test('the QR code carries the link, module by module, with its quiet zone', async () => {
  const { user } = show(upi())
  const link = screen.getByRole('link', { name: 'Open UPI app' }).getAttribute('href') ?? ''
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show QR for another phone' }))
  const code = await screen.findByRole('img', { name: 'QR code to pay ₹21,260.78 by UPI' })
  const expected = encode(link, { ecc: 'M', border: 4 })
  expect(code).toHaveAttribute('viewBox', `0 0 ${expected.size} ${expected.size}`)
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  expect(modules(path, expected.size)).toEqual(expected.data)
  expect(path.match(/M/g)?.length).toBeGreaterThan(100)
})

// "UPI links may open another app or be refused": all that the app needs is one tap away.
test('offers amount, UPI ID and account to copy when the app refuses the link', async () => {
  const { user } = show(upi())
  await user.click(screen.getByRole('button', { name: 'The app refused?' }))
  expect(screen.getByText(/^The link may open another app/)).toBeVisible()
  for (const value of ['21260.78', 'sauda.demo@upi', '000111222333']) {
    await user.click(screen.getByRole('button', { name: `Copy ${value}` }))
    expect(await navigator.clipboard.readText()).toBe(value)
  }
})

test.each([
  'https://video.example.com/a.mp4',
  'http://video.example.com/a.mp4',
  'tel:+912055501234',
  'mailto:help@example.com',
  'upi://pay?pa=sauda@bank&am=10.00',
  '/guides/sell.webm',
])('%s is a link', (href) => {
  render(<OutsideLink href={href}>there</OutsideLink>)
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', href)
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:a',
  'blob:https://sauda.example.com/1',
  'file:///etc/passwd',
  'intent://a#Intent;end',
  'upi://mandate?pa=a',
  '//evil.example',
  '',
])('%j is none', (href) => {
  render(<OutsideLink href={href}>there</OutsideLink>)
  expect(screen.getByText('there')).not.toHaveAttribute('href')
})
