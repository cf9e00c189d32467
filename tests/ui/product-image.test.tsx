import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductImage } from '@/ui/ProductImage'
import { show } from './show'

const picture = () => document.querySelector('img')

describe('ProductImage', () => {
  it.each([
    [undefined, 'lazy', 'auto'],
    [true, 'eager', 'auto'],
    ['first', 'eager', 'high'],
  ] as const)(
    'eager %s loads %s with priority %s, and keeps its square',
    (eager, loading, priority) => {
      show(<ProductImage picture={{ src: '/a.png' }} alt="Wheat" eager={eager} />)
      expect(picture()).toHaveAttribute('loading', loading)
      expect(picture()).toHaveAttribute('fetchpriority', priority)
      expect(picture()?.width).toBe(picture()?.height)
    },
  )

  it('offers other formats, and falls back to the png where one is missing', () => {
    const webp = { type: 'image/webp', srcSet: '/a.webp' }
    show(<ProductImage picture={{ src: '/a.png', sources: [webp] }} alt="Wheat" />)
    const sources = () => [...document.querySelectorAll('picture source')]
    expect(sources().map((source) => source.getAttribute('srcset'))).toEqual(['/a.webp'])
    fireEvent.error(screen.getByRole('img'))
    expect(sources()).toEqual([])
    expect(picture()).toHaveAttribute('src', '/a.png')
    fireEvent.error(screen.getByRole('img'))
    expect(picture()).toBeNull()
  })

  it('draws the placeholder when there is no picture, without a name where none was given', () => {
    const { container } = show(<ProductImage picture={undefined} alt="" />)
    expect(picture()).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('draws a placeholder of the same name for a broken picture, until the network is back', () => {
    const { rerender } = show(<ProductImage picture={{ src: '/a.png' }} alt="Wheat" />)
    fireEvent.error(screen.getByRole('img', { name: 'Wheat' }))
    expect(picture()).toBeNull()
    expect(screen.getByRole('img', { name: 'Wheat' })).toBeInTheDocument()
    fireEvent(window, new Event('online'))
    expect(picture()).toHaveAttribute('src', '/a.png')
    fireEvent.error(screen.getByRole('img'))
    rerender(<ProductImage picture={{ src: '/onion.png' }} alt="Onion" />)
    expect(picture()).toHaveAttribute('src', '/onion.png')
  })
})
