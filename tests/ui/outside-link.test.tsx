import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OutsideLink } from '@/ui/OutsideLink'

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
