import type { Config } from 'tailwindcss'

/** The one home of the design tokens (docs/architecture.md, "Look"). Screens use the names, never raw values. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: '#FBF8F1',
      surface: '#FFFFFF',
      /** Beside the column on a wide screen. */
      backdrop: '#F1EADB',
      furrow: '#E9E0CC',
      /** A row of the rewards whose status is Active. */
      grey: '#EBEBEB',
      /** `strong` outlines controls: 3:1 against paper and surface. */
      hairline: { DEFAULT: '#E8E1D3', strong: '#8C836F' },
      ink: { DEFAULT: '#1D1B16', muted: '#655F52' },
      leaf: {
        50: '#EEF6EE',
        100: '#DCEEDC',
        200: '#B9DDBB',
        600: '#1F7A3E',
        700: '#17632F',
        900: '#0D3B1C',
      },
      turmeric: { 50: '#FFF8E3', 100: '#FFF1C9', 500: '#E2A100', 700: '#8A5F00' },
      notice: { 50: '#FDEEEC', 600: '#B3261E', 700: '#8F1D17' },
      sky: { 50: '#EAF3FB', 700: '#1B5E94' },
      pending: '#B45309',
    },
    fontFamily: {
      sans: [
        'system-ui',
        '-apple-system',
        'Roboto',
        '"Noto Sans"',
        '"Noto Sans Devanagari"',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    /** Line heights by script: src/ui/styles.css. */
    fontSize: {
      12: ['0.75rem', 'var(--leading)'],
      14: ['0.875rem', 'var(--leading)'],
      16: ['1rem', 'var(--leading)'],
      18: ['1.125rem', 'var(--leading)'],
      22: ['1.375rem', 'var(--leading-22)'],
      28: ['1.75rem', 'var(--leading-28)'],
    },
    fontWeight: { 400: '400', 600: '600', 700: '700' },
    borderRadius: {
      none: '0',
      small: '6px',
      control: '12px',
      card: '16px',
      sheet: '24px',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      float: '0 8px 24px rgb(29 27 22 / 0.14)',
      /** The darker lower edge of a button that can be pressed in. */
      edge: 'inset 0 -3px 0 rgb(13 59 28 / 0.45)',
      /** The leaf line on top of the index tab in front. */
      tab: 'inset 0 3px 0 #1F7A3E',
    },
    extend: {
      /** Space is a 4px grid: Tailwind's own scale (1 = 4px). */
      /** `header` and `top` begin below what is cut out of the screen; so do a page's own first and last inches. */
      spacing: {
        tap: '48px',
        tabbar: '56px',
        header: 'calc(64px + env(safe-area-inset-top))',
        top: 'calc(80px + env(safe-area-inset-top))',
        head: 'calc(32px + env(safe-area-inset-top))',
        foot: 'calc(32px + env(safe-area-inset-bottom))',
        column: '500px',
      },
      lineHeight: { tight: 'var(--leading-28)' },
      maxWidth: { column: '500px' },
      minHeight: { tap: '48px' },
      zIndex: { bar: '20', header: '30', sheet: '40', dialog: '50' },
      transitionDuration: { quick: '150ms', calm: '200ms' },
    },
  },
} satisfies Config
