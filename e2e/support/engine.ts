/** What end-to-end tests need of a browser that Playwright cannot drive. */

export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const

export type Key = keyof typeof keys

export interface Tab {
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the page, and awaits it. */
  evaluate: (expression: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Another tab of the same device. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

export interface Engine {
  /** The first tab of a device that has never seen the app. */
  newDevice: () => Promise<Tab>
  close: () => Promise<void>
}
