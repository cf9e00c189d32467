import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { afterNextPaint } from '@/ui/after-next-paint'
import { useOrderedForm } from '@/ui/use-ordered-form'

interface Values {
  name: string
}

const onValid = vi.fn<(values: Values) => void>()

function Form() {
  const form = useOrderedForm<Values>({
    rules: [['name', ({ name }) => name !== '', 'Name is required']],
    defaultValues: { name: '' },
  })
  const { error, ...input } = form.field('name')
  return (
    <form aria-label="person" onSubmit={form.handleSubmit((values) => onValid(values))}>
      <input aria-label="Name" {...input} />
      <p>{error}</p>
      <button type="submit">Proceed</button>
    </form>
  )
}

let paint: () => Promise<void>

beforeEach(() => {
  onValid.mockReset()
  const waiting: (() => void)[] = []
  vi.mocked(afterNextPaint).mockImplementation(
    () => new Promise((resolve) => waiting.push(resolve)),
  )
  paint = () => act(async () => waiting.splice(0).forEach((resolve) => resolve()))
})

const press = () => act(async () => screen.getByRole('button', { name: 'Proceed' }).click())

test('checks after the next paint, so that the press shows first', async () => {
  render(<Form />)
  await press()
  expect(screen.queryByText('Name is required')).toBeNull()
  await paint()
  expect(screen.getByText('Name is required')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(onValid).not.toHaveBeenCalled()
})

test('prevents the native submit meanwhile', async () => {
  render(<Form />)
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  await act(async () => screen.getByRole('form').dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
})

test('checks the values as they are by then', async () => {
  render(<Form />)
  await press()
  const name = screen.getByLabelText('Name')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Savita')
    name.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await paint()
  expect(onValid.mock.calls).toEqual([[{ name: 'Savita' }]])
})

test('keeps text typed into the prerendered page', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Form />)
  document.body.append(container)
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Savita'
  render(<Form />, { container, hydrate: true })
  expect(screen.getByLabelText('Name')).toHaveValue('Savita')
  await press()
  await paint()
  expect(onValid).toHaveBeenCalledWith({ name: 'Savita' })
})
