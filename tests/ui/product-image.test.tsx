import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductImage } from '@/ui/ProductImage'
import { show } from './show'

const picture = () => document.querySelector('img')

describe('ProductImage', () => {
  it('loads lazily unless it is above the fold, and keeps its square', () => {
    const { rerender } = show(<ProductImage src="/a.png" alt="Wheat" />)
    expect(screen.getByRole('img', { name: 'Wheat' })).toHaveAttribute('loading', 'lazy')
    expect(picture()?.width).toBe(picture()?.height)
    rerender(<ProductImage src="/a.png" alt="Wheat" eager />)
    expect(screen.getByRole('img', { name: 'Wheat' })).toHaveAttribute('loading', 'eager')
  })

  it('draws a placeholder with the same name instead of a broken picture', () => {
    show(<ProductImage src="/gone.png" alt="Wheat" />)
    fireEvent.error(screen.getByRole('img', { name: 'Wheat' }))
    expect(picture()).toBeNull()
    expect(screen.getByRole('img', { name: 'Wheat' })).toBeInTheDocument()
  })

  it('draws the placeholder when there is no picture, without a name where none was given', () => {
    const { container } = show(<ProductImage src={undefined} alt="" />)
    expect(picture()).toBeNull()
    expect(container.querySelector('svg')).toBeInTheDocument()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('shows the picture of the next offer after a broken one', () => {
    const { rerender } = show(<ProductImage src="/gone.png" alt="Wheat" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<ProductImage src="/onion.png" alt="Onion" />)
    expect(picture()).toHaveAttribute('src', '/onion.png')
  })

  it('tries again when the network is back', () => {
    show(<ProductImage src="/a.png" alt="Wheat" />)
    fireEvent.error(screen.getByRole('img'))
    expect(picture()).toBeNull()
    fireEvent(window, new Event('online'))
    expect(picture()).toHaveAttribute('src', '/a.png')
  })
})
