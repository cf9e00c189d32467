import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { QuantityInput } from '@/ui/QuantityInput'
import { show } from './show'

describe('Field', () => {
  it('shows the hint until an error takes its place, and describes the input by what is shown', () => {
    const { rerender } = show(<Field label="City" hint="Where the goods go" />)
    const input = screen.getByRole('textbox', { name: 'City' })
    expect(input).toHaveAccessibleDescription('Where the goods go')
    expect(input).not.toBeInvalid()

    rerender(<Field label="City" hint="Where the goods go" error="City is required" />)
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('City is required')
    expect(screen.queryByText('Where the goods go')).not.toBeInTheDocument()
  })

  it('says an error in an existing live region', () => {
    const { container, rerender } = show(<Field label="City" />)
    const line = container.querySelector('[aria-live=polite]')
    expect(line).toBeEmptyDOMElement()
    rerender(<Field label="City" error="City is required" />)
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

  it('masks an account number without becoming a password to the browser', async () => {
    const { user } = show(<Field label="Account Number" kind="masked" />)
    const input = screen.getByRole('textbox', { name: 'Account Number' })
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveAttribute('autocomplete', 'off')
    expect(input).toHaveClass('masked')

    await user.click(input)
    await user.paste('000111222333')
    expect(input).toHaveValue('000111222333')

    await user.click(screen.getByRole('button', { name: 'Show Account Number' }))
    expect(input).not.toHaveClass('masked')
    await user.click(screen.getByRole('button', { name: 'Hide Account Number' }))
    expect(input).toHaveClass('masked')
  })

  it.each([
    ['tel', 'tel', 'numeric'],
    ['email', 'email', 'email'],
    ['numeric', 'text', 'numeric'],
    ['decimal', 'text', 'decimal'],
  ] as const)('%s brings the keyboard of its kind', (kind, type, inputMode) => {
    show(<Field label="Value" kind={kind} />)
    expect(screen.getByRole('textbox')).toHaveAttribute('type', type)
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', inputMode)
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
