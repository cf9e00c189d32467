import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Button } from '@/ui/Button'
import { shouldCloseSheet } from '@/ui/AnimatedPanel'
import { Sheet, preloadSheet } from '@/ui/Sheet'
import { show } from './show'

function Chooser({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change</Button>
      <Sheet
        open={open}
        onClose={() => {
          onClose?.()
          setOpen(false)
        }}
        title="Choose a Billing Address"
      >
        <Button>Delete</Button>
      </Sheet>
    </>
  )
}

async function openChooser(onClose?: () => void) {
  const view = show(<Chooser onClose={onClose} />)
  await view.user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose a Billing Address' })
  await screen.findByRole('button', { name: 'Delete' })
  return { ...view, dialog }
}

async function expectGone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus())
}

describe('Sheet', () => {
  beforeAll(async () => {
    await preloadSheet()
  })

  it('keeps the page behind it still until Esc closes the last of two sheets', async () => {
    const held = () => document.documentElement.classList.contains('has-modal')
    const { user } = await openChooser()
    const above = show(
      <Sheet open onClose={() => undefined} title="Share">
        <p>Text</p>
      </Sheet>,
    )
    await screen.findByText('Text')
    above.unmount()
    expect(held()).toBe(true)
    await user.keyboard('{Escape}')
    await expectGone()
    expect(held()).toBe(false)
  })

  it('has the focus; closes by its button, and while it slides out it is not modal', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { user, dialog } = await openChooser()
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(dialog).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog).toBeInTheDocument()
    expect(dialog).not.toHaveAttribute('open')
    expect(dialog).toHaveAttribute('inert')
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus()
    await expectGone()
  })

  it('closes on a tap on the backdrop, not inside, and a second tap does not close once more', async () => {
    const onClose = vi.fn()
    const { user, dialog } = await openChooser(onClose)
    await user.click(screen.getByRole('heading', { name: 'Choose a Billing Address' }))
    expect(onClose).not.toHaveBeenCalled()
    const backdrop = dialog.firstElementChild
    if (!backdrop) throw new Error('The sheet has no backdrop')
    fireEvent.click(backdrop)
    fireEvent.click(backdrop)
    await expectGone()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('does not call onClose when it is unmounted', async () => {
    const onClose = vi.fn()
    const view = show(
      <Sheet open onClose={onClose} title="Share">
        <p>Text</p>
      </Sheet>,
    )
    await screen.findByText('Text')
    view.rerender(<p>Another screen</p>)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('Sheet without its animated panel', () => {
  it('opens and closes when that cannot be loaded, and logs it', async () => {
    vi.resetModules()
    vi.doMock('@/ui/AnimatedPanel', () => {
      throw new Error('offline')
    })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const fresh = await import('@/ui/Sheet')
    const { TextProvider } = await import('@/text/text')
    const onClose = vi.fn()
    const sheet = (open: boolean) => (
      <TextProvider>
        <fresh.Sheet open={open} onClose={onClose} title="Share">
          <p>Text</p>
        </fresh.Sheet>
      </TextProvider>
    )
    const { user, rerender } = show(sheet(true))
    expect(await screen.findByText('Text')).toBeVisible()
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    rerender(sheet(false))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    vi.doUnmock('@/ui/AnimatedPanel')
  })
})

// NAV-13.
describe('shouldCloseSheet', () => {
  it.each([
    { velocity: 501, offset: 1, height: 400, closes: true },
    { velocity: 500, offset: 1, height: 400, closes: false },
    { velocity: 0, offset: 241, height: 400, closes: true },
    { velocity: 0, offset: 240, height: 400, closes: false },
    { velocity: 500, offset: 240, height: 400, closes: false },
    { velocity: -900, offset: 100, height: 400, closes: false },
    { velocity: -900, offset: 300, height: 400, closes: true },
    { velocity: 0, offset: 0, height: 0, closes: false },
  ])('$velocity px/s, $offset of $height px: $closes', ({ closes, ...swipe }) => {
    expect(shouldCloseSheet(swipe)).toBe(closes)
  })
})
