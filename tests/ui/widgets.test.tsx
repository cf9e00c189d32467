import { screen, act, renderHook, waitFor, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Stepper } from '@/ui/StepsFrame'
import { Tabs } from '@/ui/Tabs'
import { useHistorySteps } from '@/ui/use-history-steps'
import { show } from './show'

const items = [
  { id: 'domestic', label: 'Domestic' },
  { id: 'international', label: 'International' },
  { id: 'stock', label: 'Stock' },
] as const

function DealTabs() {
  const [selected, setSelected] = useState<(typeof items)[number]['id']>('domestic')
  return (
    <Tabs label="Deal type" items={items} selected={selected} onSelect={setSelected}>
      <p>{`Offers: ${selected}`}</p>
    </Tabs>
  )
}

function expectSelected(name: string) {
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name)
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(name.toLowerCase())
}

describe('Tabs', () => {
  it('is one stop of the Tab key; arrows, Home and End move and select, around the ends', async () => {
    const { user } = show(<DealTabs />)
    await user.tab()
    expect(screen.getByRole('tab', { name: 'Domestic' })).toHaveFocus()
    const moves = [
      ['{ArrowRight}', 'International'],
      ['{ArrowRight}', 'Stock'],
      ['{ArrowRight}', 'Domestic'],
      ['{ArrowLeft}', 'Stock'],
      ['{Home}', 'Domestic'],
      ['{End}', 'Stock'],
      ['{ArrowLeft}', 'International'],
    ] as const
    for (const [key, name] of moves) {
      await user.keyboard(key)
      expect(screen.getByRole('tab', { name })).toHaveFocus()
      expectSelected(name)
    }
    await user.tab()
    expect(document.body).toHaveFocus()
  })
})

describe('Tabs without a selection', () => {
  it('get the focus at the first tab', async () => {
    const { user } = show(
      <Tabs label="Deal type" items={items} selected={undefined} onSelect={() => undefined}>
        <p>Offers</p>
      </Tabs>,
    )
    await user.tab()
    expect(screen.getByRole('tab', { name: 'Domestic' })).toHaveFocus()
    expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument()
    expect(screen.getByRole('tabpanel', { name: 'Deal type' })).toHaveTextContent('Offers')
  })
})

describe('Stepper', () => {
  it('marks the current step and says its number and name', () => {
    const steps = ['Order', 'Payment', 'Verify', 'Done']
    const { rerender } = show(<Stepper steps={steps} current={1} />)
    const current = () =>
      screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step')
    expect(current()).toHaveLength(1)
    expect(current()[0]).toHaveTextContent('Payment')
    const line = screen.getByText(/^Step 2 of 4/).parentElement
    expect(line).toHaveTextContent('Step 2 of 4 · Payment')
    expect(line).toHaveAttribute('aria-live', 'polite')

    rerender(<Stepper steps={steps} current={2} />)
    expect(current()[0]).toHaveTextContent('Verify')
    expect(line).toHaveTextContent('Step 3 of 4 · Verify')
  })
})

const options = { first: 1, last: 3, leave: () => undefined }

it.each([
  ['/pay', 1],
  ['/pay?step=1', 1],
  ['/pay?step=3', 3],
  ['/pay?step=4', 1],
  ['/pay?step=0', 1],
  ['/pay?step=two', 1],
  ['/pay?step=1.5', 1],
  ['/pay?from=cart&step=2', 2],
])('%s asks for step %s', (address, step) => {
  const { result } = renderHook(() => useHistorySteps(options), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })
  expect(result.current.wanted).toBe(step)
})

it('goes forward after falling back, when it is pressed before the history has changed', async () => {
  history.pushState(null, '', '/pay')
  const { result } = renderHook(() => useHistorySteps(options), { wrapper: BrowserRouter })
  act(() => result.current.forward(3))
  await waitFor(() => expect(result.current.wanted).toBe(3))
  act(() => {
    result.current.fallBackTo(1)
    result.current.forward(3)
    result.current.forward(3)
  })
  expect(result.current.wanted).toBe(3)
  await waitFor(() => expect(result.current.move).toBe('3'))
  expect(result.current.wanted).toBe(3)
  act(() => result.current.back())
  await waitFor(() => expect(result.current.wanted).toBe(2))
})

function Cancelling() {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('none')
  const answerWith = (word: string) => () => {
    setAnswer(word)
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <p>{`Answer: ${answer}`}</p>
      {open && (
        <Dialog
          onClose={() => setOpen(false)}
          title="Cancel the request?"
          actions={
            <>
              <Button onClick={answerWith('no')}>No</Button>
              <Button onClick={answerWith('yes')}>Yes</Button>
            </>
          }
        >
          <p>It cannot be taken back.</p>
        </Dialog>
      )}
    </>
  )
}

async function openDialog() {
  const view = show(<Cancelling />)
  await view.user.click(screen.getByRole('button', { name: 'Open' }))
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Cancel the request?' }) }
}

function expectClosed() {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
}

describe('Dialog', () => {
  it('opens with the focus on the safe answer, gives one, closes, and gives the focus back', async () => {
    const { user, dialog } = await openDialog()
    expect(dialog).toHaveTextContent('It cannot be taken back.')
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.getByText('Answer: yes')).toBeInTheDocument()
    expectClosed()
  })

  it('closes without an answer on Esc, and on a tap beside it, not on it', async () => {
    const { user } = await openDialog()
    await user.keyboard('{Escape}')
    expect(screen.getByText('Answer: none')).toBeInTheDocument()
    expectClosed()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = screen.getByRole('dialog')
    await user.click(screen.getByText('It cannot be taken back.'))
    expect(dialog).toBeInTheDocument()
    fireEvent.click(dialog)
    expectClosed()
  })
})
