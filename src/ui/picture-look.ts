/** An offer's picture in its frame: `ProductImage`, and the page before the app is there (boot/pictures-ahead.ts). */
export const pictureLook = {
  frame: 'aspect-square overflow-hidden rounded-control bg-turmeric-50',
  /** Of a frame among others, in a grid. */
  edge: 'border border-hairline',
  picture: 'size-full object-cover',
}
