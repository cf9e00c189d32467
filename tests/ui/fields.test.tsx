import { fireEvent, screen, act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { QuantityInput } from '@/ui/QuantityInput'
import { rule, trimmedText } from '@/ui/form-rule'
import { useSchemaForm } from '@/ui/use-schema-form'
import { show } from './show'

describe('Field', () => {
  it('shows the hint until an error takes its place, and describes the input by what is shown', () => {
    const { container, rerender } = show(<Field label="City" hint="Where the goods go" />)
    const line = container.querySelector('[aria-live=polite]')
    const input = screen.getByRole('textbox', { name: 'City' })
    expect(input).toHaveAccessibleDescription('Where the goods go')
    expect(input).not.toBeInvalid()

    rerender(<Field label="City" hint="Where the goods go" error="City is required" />)
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('City is required')
    expect(screen.queryByText('Where the goods go')).not.toBeInTheDocument()
    // It is read out: the live region was there before.
    expect(screen.getByText('City is required')).toBe(line)
  })

  it('reads the unit out with the value', () => {
    show(<Field label="Quantity" kind="decimal" suffix="kg" error="Too little" />)
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'kg Too little',
    )
  })

  it('hides a password until it is asked to show it, each field on its own', async () => {
    const { user } = show(
      <>
        <Field label="Password" kind="password" autoComplete="new-password" />
        <Field label="Confirm Password" kind="password" />
      </>,
    )
    const password = screen.getByLabelText('Password')
    const confirm = screen.getByLabelText('Confirm Password')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveAttribute('autocomplete', 'new-password')

    const [reveal] = screen.getAllByRole('button', { name: 'Show password' })
    expect(reveal).toHaveAccessibleDescription('Password')
    await user.type(password, 'secret')
    if (reveal) await user.click(reveal)
    expect(password).toHaveAttribute('type', 'text')
    expect(password).toHaveValue('secret')
    // The keyboard of a phone stays open.
    expect(password).toHaveFocus()
    expect(confirm).toHaveAttribute('type', 'password')

    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })
})

describe('QuantityInput', () => {
  it('hands over what is typed as text, and cannot be changed by a wheel', async () => {
    const onValue = vi.fn()
    const { user } = show(
      <QuantityInput label="Quantity" unit="kg" value="250" onValue={onValue} />,
    )
    const input = screen.getByRole('textbox', { name: 'Quantity' })
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveAttribute('inputmode', 'decimal')
    fireEvent.wheel(input, { deltaY: -100 })
    expect(onValue).not.toHaveBeenCalled()
    await user.type(input, '5')
    expect(onValue).toHaveBeenCalledWith('2505')
  })

  it('goes one up and down by the arrows, and stays where a step would be no quantity', async () => {
    const onValue = vi.fn()
    const { user, rerender } = show(
      <QuantityInput label="Quantity" unit="kg" value="2.5" onValue={onValue} />,
    )
    await user.click(screen.getByRole('textbox', { name: 'Quantity' }))
    await user.keyboard('{ArrowUp}{ArrowDown}{Shift>}{ArrowUp}{/Shift}{ArrowLeft}')
    expect(onValue.mock.calls).toEqual([['3.5'], ['1.5']])
    rerender(<QuantityInput label="Quantity" unit="kg" value="1" onValue={onValue} />)
    await user.keyboard('{ArrowDown}')
    expect(onValue).toHaveBeenCalledTimes(2)
  })
})

describe('Checkbox', () => {
  it('is ticked by its words, and shows one error', async () => {
    const { user } = show(
      <Checkbox label="I accept the terms" error="Accept the terms and condition" />,
    )
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Accept the terms and condition')
    await user.click(screen.getByText('I accept the terms'))
    expect(box).toBeChecked()
  })
})

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

describe('Button', () => {
  it('does not submit a form unless it is asked to', () => {
    const submit = vi.fn()
    show(
      <form onSubmit={submit}>
        <Button>Show more</Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(submit).not.toHaveBeenCalled()
  })

  it('keeps its name and its focus while loading, says it is busy, and does nothing', async () => {
    const press = vi.fn()
    const { user, rerender } = show(<Button onClick={press}>Login</Button>)
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(press).toHaveBeenCalledTimes(1)

    rerender(
      <Button onClick={press} loading>
        Login
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Login' })
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(await screen.findByText('Please wait')).toHaveAttribute('aria-live', 'polite')
    await user.click(button)
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('does not send a form again while loading, by a tap or by Enter in a field', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { user } = show(
      <form onSubmit={submit}>
        <input aria-label="Code" />
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'x{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })

  it('announces inside its open dialog: the page behind is inert', async () => {
    const { container } = show(
      <dialog open>
        <Button loading>Yes</Button>
      </dialog>,
    )
    await waitFor(() =>
      expect(container.querySelector('dialog [aria-live]')).toHaveTextContent('Please wait'),
    )
  })
})
