import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { rule, trimmedText } from '@/ui/form-rule'
import { useSchemaForm } from '@/ui/use-schema-form'

interface Values {
  name: string
  city: string
}

const schema = z.object({ name: trimmedText, city: trimmedText }).check(
  rule<Values>('name', ({ name }) => name !== '', 'Name is required'),
  rule<Values>('city', ({ city }) => city !== '', 'City is required'),
)

const onValid = vi.fn<(values: Values) => void>()

function Form() {
  const form = useSchemaForm({ schema, defaultValues: { name: '', city: '' } })
  const { error: nameError, ...name } = form.field('name')
  const { error: cityError, ...city } = form.field('city')
  return (
    <form aria-label="person" onSubmit={form.handleSubmit((values) => onValid(values))}>
      <input aria-label="Name" {...name} />
      <input aria-label="City" {...city} />
      <p role="alert">{[nameError, cityError].join('')}</p>
      <button type="submit">Proceed</button>
    </form>
  )
}

const user = userEvent.setup()
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = () => user.click(screen.getByRole('button', { name: 'Proceed' }))
const shown = () => screen.getByRole('alert').textContent

beforeEach(() => onValid.mockReset())

// FRM-1.
test('shows the first message alone, on its focused field, and checks it as it is typed', async () => {
  render(<Form />)
  await press()
  expect(shown()).toBe('Name is required')
  expect(field('Name')).toHaveFocus()
  await user.keyboard('S')
  expect(shown()).toBe('')
  await press()
  expect(shown()).toBe('City is required')
  await user.clear(field('Name'))
  expect(shown()).toBe('Name is required')
  await user.type(field('City'), ' Nashik ')
  await user.type(field('Name'), 'Savita')
  await press()
  expect(onValid.mock.calls).toEqual([[{ name: 'Savita', city: 'Nashik' }]])
})

test('prevents the native submit', async () => {
  render(<Form />)
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  await act(async () => screen.getByRole('form').dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
})

test('keeps text typed into the prerendered page', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Form />)
  document.body.append(container)
  field('Name').value = 'Savita'
  render(<Form />, { container, hydrate: true })
  expect(field('Name')).toHaveValue('Savita')
  await user.type(field('City'), 'Nashik')
  await press()
  expect(onValid.mock.calls).toEqual([[{ name: 'Savita', city: 'Nashik' }]])
})
