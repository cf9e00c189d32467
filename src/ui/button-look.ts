export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const shape =
  'relative inline-flex min-h-tap items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center text-16 font-600 smooth select-none active:pressed-in'

const looks: Record<ButtonKind, string> = {
  primary: 'bg-leaf-600 text-surface shadow-edge hover:bg-leaf-700',
  secondary:
    'border border-leaf-600 bg-surface text-leaf-700 hover:bg-leaf-50 aria-disabled:border-hairline-strong',
  quiet: 'px-3 text-leaf-700 underline decoration-leaf-200 underline-offset-4 hover:bg-leaf-50',
  danger: 'border border-notice-600 bg-surface text-notice-600 hover:bg-notice-50',
}

const blockedLook: Record<ButtonKind, string> = {
  primary: 'bg-hairline text-ink-muted',
  secondary: 'border border-hairline-strong bg-surface text-ink-muted',
  quiet: 'px-3 text-ink-muted',
  danger: 'border border-hairline-strong bg-surface text-ink-muted',
}

/** The classes of whatever looks like a button. `blocked`: it cannot be used now. */
export function buttonLook(kind: ButtonKind, wide = false, blocked = false): string {
  return [shape, blocked ? blockedLook[kind] : looks[kind], wide ? 'w-full' : ''].join(' ')
}
