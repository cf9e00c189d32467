import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyDisplay } from '@/boot/inline-scripts'
import { visit } from '@tests/visit'

const papers = { light: '#fbf8f1', dark: '#16140f', contrast: '#ffffff' }
const root = document.documentElement
const themeColour = () =>
  document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

/** The system's preferences, as matchMedia reports them. */
const preferences = new Map<string, { matches: boolean; list: EventTarget }>()

function setPreference(query: string, matches: boolean): void {
  const preference = preferences.get(query)
  if (!preference) throw new Error(`Nobody asked for ${query}`)
  Object.assign(preference.list, { matches })
  preference.list.dispatchEvent(new Event('change'))
}

/** As the head of the page does. */
function openPage(): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), { matches: false })
    preferences.set(query, { matches: false, list })
    return list
  })
  applyDisplay(papers)
  vi.unstubAllGlobals()
}

beforeEach(() => {
  const meta = document.createElement('meta')
  document.head.append(Object.assign(meta, { name: 'theme-color', content: '#fbf8f1' }))
  openPage()
})

afterEach(() => {
  delete window.applyDisplay
  document.querySelector('meta[name="theme-color"]')?.remove()
  for (const name of ['theme', 'text']) document.cookie = `${name}=; path=/; max-age=0`
  delete root.dataset.theme
  delete root.dataset.text
})

const choices = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => `${radio.checked ? '● ' : ''}${radio.parentElement?.textContent}`)

test('follows the system theme until one is chosen, which is stored', async () => {
  const { user } = await visit('/profile', { as: 'savita' })
  expect(choices('Theme')).toEqual(['● System', 'Light', 'Dark', 'High contrast'])
  expect(root.dataset.theme).toBe('light')
  setPreference('(prefers-color-scheme: dark)', true)
  expect(root.dataset.theme).toBe('dark')
  expect(themeColour()).toBe(papers.dark)
  setPreference('(prefers-contrast: more)', true)
  expect(root.dataset.theme).toBe('contrast')

  await user.click(screen.getByRole('radio', { name: 'Light' }))
  expect(root.dataset.theme).toBe('light')
  expect(themeColour()).toBe(papers.light)

  cleanup()
  openPage()
  setPreference('(prefers-color-scheme: dark)', true)
  expect(root.dataset.theme).toBe('light')
  await visit('/profile')
  expect(choices('Theme')).toEqual(['System', '● Light', 'Dark', 'High contrast'])
})

test('enlarges the text in two steps, also after log-out', async () => {
  const { user } = await visit('/profile', { as: 'savita' })
  expect(choices('Text size')).toEqual(['● A', 'A+', 'A++'])
  expect(root.dataset.text).toBe('1')
  await user.click(screen.getByRole('radio', { name: 'A++' }))
  expect(root.dataset.text).toBe('3')
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  await screen.findByRole('link', { name: 'New User' })
  expect(localStorage).toHaveLength(0)
  delete root.dataset.text
  openPage()
  expect(root.dataset.text).toBe('3')
})
