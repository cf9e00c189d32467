/**
 * Makes a window with `?phone=2` another phone: what it stores has names of its own, for as long as
 * the tab is open. Cookies (language, theme) are shared. Inlined first of all in every page of a
 * mocked app (build-plugins/mock-assets.ts), so it uses nothing from outside its own body.
 */
export function becomePhone(): void {
  const key = 'sauda.mock.phone'
  const phone = new URL(location.href).searchParams.get('phone')
  if (phone) sessionStorage.setItem(key, phone)
  const known = sessionStorage.getItem(key)
  // 'yes': the other phone of one with a number.
  if (!known || known === 'yes') return
  const prefix = `phone${known}.`
  const { localStorage: shared } = window
  const names = () => Object.keys(shared).filter((name) => name.startsWith(prefix))
  const own = {
    getItem: (name: string) => shared.getItem(prefix + name),
    setItem: (name: string, value: string) => shared.setItem(prefix + name, value),
    removeItem: (name: string) => shared.removeItem(prefix + name),
    clear: () => names().forEach((name) => shared.removeItem(name)),
  }
  const value = new Proxy(own, {
    ownKeys: () => names().map((name) => name.slice(prefix.length)),
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  })
  Object.defineProperty(window, 'localStorage', { value })
  const rename = (owner: object, method: string) => {
    const work = Reflect.get(owner, method) as (...args: unknown[]) => unknown
    Reflect.set(owner, method, function renamed(this: unknown, name: string, ...rest: unknown[]) {
      return work.call(this, prefix + name, ...rest)
    })
  }
  rename(IDBFactory.prototype, 'open')
  rename(IDBFactory.prototype, 'deleteDatabase')
  if ('locks' in navigator) rename(LockManager.prototype, 'request')
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name === key ? name : prefix + name)
    }
  }
}
