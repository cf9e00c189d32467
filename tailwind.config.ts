import type { Config } from 'tailwindcss'

/**
 * All design tokens (docs/architecture.md, "Screens"): screens use their names, never raw values.
 * Colours depend on the theme: src/ui/themes.css.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      surface: 'var(--surface)',
      /** Beside the column on a wide screen. */
      backdrop: 'var(--backdrop)',
      furrow: 'var(--furrow)',
      /** A row of the rewards whose status is Active. */
      grey: 'var(--grey)',
      /** What is empty or still to come: skeletons, bars, blocked buttons. */
      shade: 'var(--shade)',
      /** `strong` outlines controls: 3:1 against paper and surface. */
      hairline: { DEFAULT: 'var(--hairline)', strong: 'var(--hairline-strong)' },
      ink: { DEFAULT: 'var(--ink)', muted: 'var(--ink-muted)' },
      leaf: {
        50: 'var(--leaf-50)',
        100: 'var(--leaf-100)',
        200: 'var(--leaf-200)',
        600: 'var(--leaf-600)',
        700: 'var(--leaf-700)',
        900: 'var(--leaf-900)',
      },
      turmeric: {
        50: 'var(--turmeric-50)',
        100: 'var(--turmeric-100)',
        500: 'var(--turmeric-500)',
        700: 'var(--turmeric-700)',
      },
      notice: {
        50: 'var(--notice-50)',
        200: 'var(--notice-200)',
        600: 'var(--notice-600)',
        700: 'var(--notice-700)',
      },
      pending: 'var(--pending)',
      /** Over the page behind a sheet or dialog. */
      scrim: 'var(--scrim)',
      /** The same in every theme: a QR code, around a video. */
      white: '#FFFFFF',
      black: '#1D1B16',
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
    /** The roles, then bare sizes. Line heights by script: src/ui/styles.css. */
    fontSize: {
      // Of large letters only as large as an amount in lakhs fits beside 320px.
      'amount-hero': [
        'min(1.75rem, 8.75vw)',
        { lineHeight: 'var(--leading-28)', fontWeight: '700' },
      ],
      amount: ['1.125rem', { lineHeight: 'var(--leading)', fontWeight: '700' }],
      title: ['1rem', { lineHeight: 'var(--leading)', fontWeight: '700' }],
      value: ['1rem', { lineHeight: 'var(--leading)', fontWeight: '400' }],
      label: ['0.875rem', { lineHeight: 'var(--leading)', fontWeight: '400' }],
      12: ['0.75rem', 'var(--leading)'],
      13: ['0.8125rem', 'var(--leading)'],
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
    /** A line: thicker in high contrast. */
    borderWidth: { DEFAULT: 'var(--line)', 0: '0', 2: '2px', 4: '4px', 8: '8px' },
    boxShadow: {
      none: 'none',
      float: '0 8px 24px var(--float)',
      /** The darker lower edge of a button that can be pressed in. */
      edge: 'inset 0 -3px 0 var(--edge)',
      /** The leaf line on top of the index tab in front. */
      tab: 'inset 0 3px 0 var(--leaf-600)',
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
        // As wide at every size of the letters, which need the room.
        thumbnail: '64px',
        amount: '96px',
      },
      lineHeight: { tight: 'var(--leading-28)' },
      maxWidth: { column: '500px' },
      minHeight: { tap: '48px' },
      zIndex: { bar: '20', header: '30', sheet: '40', dialog: '50' },
      transitionDuration: { quick: '150ms', calm: '200ms' },
    },
  },
} satisfies Config
