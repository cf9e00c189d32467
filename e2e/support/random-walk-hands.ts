/** Many steps in a row, inside the page: one answer over the wire for all of them. */
import type { InsideStep } from './random-walk-step'

export interface Told {
  step: InsideStep
  /** The how manieth of the walk, from 0. */
  at: number
}

/** Does these steps, telling of each (`randomWalkDid`) before it is done: it may be the page's last. */
export async function doSteps(given: { steps: InsideStep[]; at: number }): Promise<Told[]> {
  const eyes = window.__randomWalk
  if (!eyes) throw new Error('No page for the random walk')
  const { findControl, findField, fields, nameOf, press, type } = eyes
  const tell = Reflect.get(window, 'randomWalkDid') as (told: string) => void
  const all: Told[] = []

  async function wait(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms))
  }

  /** What a screen asks to be paid, or anything else it shows in rupees. */
  const amount = () =>
    /₹\s?([\d,]+(?:\.\d+)?)/.exec(document.querySelector('main')?.innerText ?? '')?.[1] ?? '1'

  function fill(): void {
    for (const field of fields()) {
      const wanted =
        field.type === 'tel' || field.inputMode === 'numeric'
          ? '9876543210'
          : field.inputMode === 'decimal'
            ? amount()
            : field.type === 'email'
              ? 'savita@example.in'
              : 'UTR-7'
      if (field.isConnected) type(field, wanted)
    }
  }

  /** As far as it goes within two seconds of the page: the way there and the call may fail like any other. */
  async function signIn(): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1) {
      if (localStorage.getItem('authResponse')) return
      const [mobile, password] = fields()
      // Savita, by whatever number she has by now.
      const savita = window.__provider?.world.people['66a000000000000000000001']
      if (location.pathname === '/login' && mobile && password) {
        type(mobile, String(savita?.user.mobileNo))
        type(password, savita?.password ?? '')
        mobile.form?.requestSubmit()
      } else document.querySelector<HTMLElement>('a[href="/login"], header a')?.click()
      await wait(50)
    }
  }

  for (const [index, planned] of given.steps.entries()) {
    const element =
      planned.kind === 'press'
        ? findControl(planned.chance)
        : planned.kind === 'type'
          ? findField(planned.chance)
          : undefined
    const on = location.pathname + location.search
    const step = { ...planned, on, ...(element && { target: nameOf(element) }) }
    const told = { step, at: given.at + index }
    all.push(told)
    tell(JSON.stringify(told))
    if (step.kind === 'press' && element) press(element)
    if (step.kind === 'type' && element) type(element, step.text)
    if (step.kind === 'fill') fill()
    if (step.kind === 'sign in') await signIn()
    // Not out of the app: the router numbers its own entries.
    if (step.kind === 'back' && ((history.state as { idx?: number } | null)?.idx ?? 0) > 0)
      history.back()
    if (step.kind === 'forward') history.forward()
    if (step.kind === 'fault') window.__provider?.fault(step.fault)
    if (step.kind === 'clear faults') window.__provider?.clearFaults()
    if (step.kind === 'delay') window.__provider?.delay(step.ms)
    if (step.kind === 'clock') window.__provider?.clock(step.ms)
    await wait(step.pause)
  }
  return all
}
