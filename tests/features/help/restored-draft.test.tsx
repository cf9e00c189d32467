import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { raiseQueryPath } from '@/paths'
import { field, fill } from '@tests/page'
import { goTo, reload } from '@tests/travel'
import { visit } from '@tests/visit'
import { contactValues, drafts, question, submit, thanks } from './contact-form'

const OWN = '/help/support/contactUs'
const TURMERIC = 'Order SD2026-000104: Turmeric'
const ONION = 'Order SD2026-000061: Onion'

describe('the draft', () => {
  test('is cleared when it is emptied and when it was sent', async () => {
    const { user } = await visit(OWN, { as: 'savita' })
    await fill(user, question)
    expect(drafts()).toHaveLength(1)
    await user.clear(field('Subject'))
    await user.clear(field('Message'))
    expect(drafts()).toEqual([])
    await fill(user, question)
    await user.click(submit())
    await thanks()
    expect(drafts()).toEqual([])
    await reload()
    expect(field('Subject')).toHaveValue('')
  })
})

describe('Raise Query', () => {
  const open = (subject: string) => visit(raiseQueryPath({ subject }), { as: 'savita' })

  test('keeps an emptied subject over a reload', async () => {
    const { user } = await open(TURMERIC)
    expect(field('Subject')).toHaveValue(TURMERIC)
    await user.clear(field('Subject'))
    await reload()
    expect(field('Subject')).toHaveValue('')
    expect(field('Message')).toHaveValue('')
  })

  test('has a draft of its own for each subject', async () => {
    const { user } = await visit(OWN, { as: 'savita' })
    await fill(user, question)
    goTo(raiseQueryPath({ subject: TURMERIC }))
    await waitFor(() => expect(field('Subject')).toHaveValue(TURMERIC))
    expect(field('Message')).toHaveValue('')
    await fill(user, { Message: 'Where is it?' })
    goTo(raiseQueryPath({ subject: ONION }))
    await waitFor(() => expect(field('Subject')).toHaveValue(ONION))
    expect(field('Message')).toHaveValue('')
    goTo(raiseQueryPath({ subject: TURMERIC }))
    await waitFor(() => expect(field('Message')).toHaveValue('Where is it?'))
    goTo(OWN)
    await waitFor(() => expect(field('Subject')).toHaveValue(contactValues.Subject))
    expect(field('Message')).toHaveValue(contactValues.Message)
  })

  test('leaves the next question without a subject', async () => {
    const { user } = await open(TURMERIC)
    await fill(user, { Message: 'Where is it?' })
    await user.click(submit())
    await thanks()
    await user.click(screen.getByRole('button', { name: 'Ask another question' }))
    expect(field('Subject')).toHaveValue('')
    expect(window.location.search).toBe('')
  })
})
