// @ts-check
/**
 * What the live build says although an engine of the list does not know it, and why that harms nobody. What is not in here,
 * and what is in here without being in the build, fails `npm run check:engines`.
 */

/** @type {Record<string, string>} */
export const inScripts = {
  '.canShare': 'src/ui/share.ts asks `in navigator` before.',
  '.captureStackTrace': 'zod and axios ask before.',
  '.connection': 'React asks before; ours is read with `?.`.',
  '.escape':
    'Of CSS, which every engine of the list has; of RegExp, which is young, nothing is called.',
  '.share': 'src/ui/share.ts asks `in navigator` before.',
  '.skipTransition': 'React calls it on a transition of views that it began itself; we begin none.',
  '.startViewTransition':
    'React, inside `try`, and only for a kind of component that we have none of.',
  'Error.captureStackTrace': 'zod and axios ask `in Error` before.',
  'Intl.Segmenter': 'src/domain/text-cut.ts asks before, and goes by code points without it.',
  '.Segmenter': 'The same.',
  scheduler: 'src/api/yield-to-main.ts asks before, and goes by timers without it.',
  '.postTask': 'The same.',
  navigation: 'React asks `typeof navigation` before.',
  setImmediate: 'React and axios ask `typeof setImmediate` before.',
}

/** Names that are also those of something young, and here are of our own things or of a library's. */
export const ownNames = [
  '.entry .isActive .lock .move .retry .subject .subscribe .unit .unsubscribe .keys().some',
  // React.
  '.element .fallback .queue .toArray .use',
  // The worker's tools, React Query, framer-motion, use-intl.
  '.handle .destroy .tracks .format',
].flatMap((names) => names.split(' '))

/** @type {Record<string, string>} */
export const inStyles = {
  '-webkit-tap-highlight-color':
    'A tap is answered by `:active`; the flash of some phones is only taken away.',
  '-webkit-text-security': 'src/ui/Field.tsx asks `CSS.supports` and makes it a password field.',
  '::-moz-progress-bar': 'A rule of its own for each family of engines; the bar is a bar without.',
  '::-webkit-inner-spin-button': 'Tailwind’s reset of a kind of field that we have none of.',
  '::-webkit-progress-bar': 'As `::-moz-progress-bar`.',
  '::-webkit-progress-value': 'As `::-moz-progress-bar`.',
  '::selection': 'A colour of what is selected; the browser has one of its own.',
  '@property': 'Tailwind sets the same values by `@supports` where it is not known.',
  'cursor: pointer': 'Phones have none.',
  'font-family: ui-monospace': 'The next of the list is taken.',
  lh: 'Tailwind’s reset of a field for dates; we have none.',
  resize: 'A field of several lines keeps its size.',
  'resize: both': 'Of nothing: Tailwind makes a class of the word, which is an event’s.',
  'resize: vertical': 'As `resize`.',
  'scrollbar-gutter': 'The column moves by half a scrollbar on a desk.',
  'scrollbar-gutter: stable': 'As `scrollbar-gutter`.',
  'text-wrap': 'Lines of a heading are of uneven length.',
  'text-wrap: balance': 'As `text-wrap`.',
}
