import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Link, type LinkProps } from '@/ui/Link'

function Here() {
  const { pathname, search, state } = useLocation()
  return <p>{`at ${pathname}${search} with ${JSON.stringify(state)}`}</p>
}

function show(link: Partial<LinkProps> = {}) {
  render(
    <MemoryRouter>
      <Link to="/cart?step=2" {...link}>
        Cart
      </Link>
      <Here />
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Cart' })
}

/** Whether the browser was left to follow the link by itself. */
function clicked(link: HTMLElement, init?: MouseEventInit): boolean {
  const click = createEvent.click(link, { button: 0, ...init })
  fireEvent(link, click)
  return !click.defaultPrevented
}

test('leads on within the page, with its state', () => {
  const link = show({ state: { mobileNo: '9876543210' } })
  expect(link).toHaveAttribute('href', '/cart?step=2')
  expect(clicked(link)).toBe(false)
  expect(screen.getByText('at /cart?step=2 with {"mobileNo":"9876543210"}')).toBeVisible()
})

test.each([
  ['the control key', { ctrlKey: true }, {}],
  ['the command key', { metaKey: true }, {}],
  ['the middle button', { button: 1 }, {}],
  ['another window', {}, { target: '_blank' }],
] as const)('leaves %s to the browser', (_, init, link) => {
  expect(clicked(show(link), init)).toBe(true)
  expect(screen.getByText('at / with null')).toBeVisible()
})

test('tells of the click first, and stays when that says so', () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  clicked(show({ onClick }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByText('at / with null')).toBeVisible()
})
