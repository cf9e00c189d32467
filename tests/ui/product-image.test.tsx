import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductImage } from '@/ui/ProductImage'
import { show } from './show'

const picture = () => document.querySelector('img')

describe('ProductImage', () => {
  it('loads lazily unless it is above the fold, and keeps its square', () => {
    const { rerender } = show(<ProductImage picture={{ src: '/a.png' }} alt="Wheat" />)
    expect(screen.getByRole('img', { name: 'Wheat' })).toHaveAttribute('loading', 'lazy')
    expect(picture()?.width).toBe(picture()?.height)
    rerender(<ProductImage picture={{ src: '/a.png' }} alt="Wheat" eager />)
    expect(screen.getByRole('img', { name: 'Wheat' })).toHaveAttribute('loading', 'eager')
  })

  it('loads the first row before other pictures', () => {
    const { rerender } = show(<ProductImage picture={{ src: '/a.png' }} alt="" eager />)
    expect(picture()).toHaveAttribute('fetchpriority', 'auto')
    rerender(<ProductImage picture={{ src: '/a.png' }} alt="" eager="first" />)
    expect(picture()).toHaveAttribute('fetchpriority', 'high')
  })

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

  it('draws a placeholder with the same name instead of a broken picture', () => {
    show(<ProductImage picture={{ src: '/gone.png' }} alt="Wheat" />)
    fireEvent.error(screen.getByRole('img', { name: 'Wheat' }))
    expect(picture()).toBeNull()
    expect(screen.getByRole('img', { name: 'Wheat' })).toBeInTheDocument()
  })

  it('draws the placeholder when there is no picture, without a name where none was given', () => {
    const { container } = show(<ProductImage picture={undefined} alt="" />)
    expect(picture()).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('shows the picture of the next offer after a broken one', () => {
    const { rerender } = show(<ProductImage picture={{ src: '/gone.png' }} alt="Wheat" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<ProductImage picture={{ src: '/onion.png' }} alt="Onion" />)
    expect(picture()).toHaveAttribute('src', '/onion.png')
  })

  it('tries again when the network is back', () => {
    show(<ProductImage picture={{ src: '/a.png' }} alt="Wheat" />)
    fireEvent.error(screen.getByRole('img'))
    expect(picture()).toBeNull()
    fireEvent(window, new Event('online'))
    expect(picture()).toHaveAttribute('src', '/a.png')
  })
})
