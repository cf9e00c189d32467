import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { show } from './show'

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
  it('opens with its words and the focus on the safe answer', async () => {
    const { dialog } = await openDialog()
    expect(dialog).toHaveTextContent('It cannot be taken back.')
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
  })

  it('gives the answer, closes, and gives the focus back', async () => {
    const { user } = await openDialog()
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    expect(screen.getByText('Answer: yes')).toBeInTheDocument()
    expectClosed()
  })

  it('closes on Esc without an answer', async () => {
    const { user } = await openDialog()
    await user.keyboard('{Escape}')
    expect(screen.getByText('Answer: none')).toBeInTheDocument()
    expectClosed()
  })

  it('closes on a tap beside it, not on a tap on it', async () => {
    const { user, dialog } = await openDialog()
    await user.click(screen.getByText('It cannot be taken back.'))
    expect(dialog).toBeInTheDocument()
    fireEvent.click(dialog)
    expectClosed()
  })
})
