import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ProductImage } from '@/ui/ProductImage'
import { mayPrefetch } from '@/ui/may-prefetch'
import { show } from './show'

const picture = () => document.querySelector('img')

function breakPicture(): void {
  const shown = picture()
  if (shown) fireEvent.error(shown)
}

describe('ProductImage', () => {
  it.each([
    [undefined, 'lazy', 'auto'],
    [true, 'eager', 'auto'],
    ['first', 'eager', 'high'],
  ] as const)(
    'eager %s loads %s with priority %s, and keeps its square',
    (eager, loading, priority) => {
      show(<ProductImage picture={{ src: '/a.png' }} eager={eager} />)
      expect(picture()).toHaveAttribute('loading', loading)
      expect(picture()).toHaveAttribute('fetchpriority', priority)
      expect(picture()?.width).toBe(picture()?.height)
    },
  )

  it('offers other formats, and falls back to the png where one is missing', () => {
    const webp = { type: 'image/webp', srcSet: '/a.webp' }
    show(<ProductImage picture={{ src: '/a.png', sources: [webp] }} />)
    const sources = () => [...document.querySelectorAll('picture source')]
    expect(sources().map((source) => source.getAttribute('srcset'))).toEqual(['/a.webp'])
    breakPicture()
    expect(sources()).toEqual([])
    expect(picture()).toHaveAttribute('src', '/a.png')
    breakPicture()
    expect(picture()).toBeNull()
  })

  it('draws a placeholder for no picture, and for a broken one until the network is back', () => {
    const { container, rerender } = show(<ProductImage picture={undefined} />)
    expect(container.querySelector('svg')).toBeInTheDocument()
    rerender(<ProductImage picture={{ src: '/a.png' }} />)
    breakPicture()
    expect(picture()).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
    // It has no name.
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    fireEvent(window, new Event('online'))
    expect(picture()).toHaveAttribute('src', '/a.png')
    breakPicture()
    rerender(<ProductImage picture={{ src: '/onion.png' }} />)
    expect(picture()).toHaveAttribute('src', '/onion.png')
  })
})

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: true }, false],
])('with the connection %j: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(mayPrefetch()).toBe(expected)
})
