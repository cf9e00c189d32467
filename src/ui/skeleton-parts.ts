/** The heights of a screen's parts, for its skeleton (px): e2e/skeletons.nightly.ts. */
export const parts = {
  list: [84, 112, 112, 112, 112],
  details: [160, 111, 156],
  quantity: [53, 48, 100, 67, 48, 64, 65],
  cart: [53, 24, 165, 165],
  checkout: [31, 53, 42, 124, 198],
  delivery: [31, 53, 62, 208],
  sale: [279, 180, 148],
  profile: [56, 295, 120, 168, 120],
  orders: [58, 109, 128, 126],
  order: [65, 25, 130, 24, 99, 99],
  orderProduct: [56, 216, 101, 101, 127],
  quotes: [254],
  quotedOrder: [4, 77, 20, 153, 153],
  quote: [44, 56, 90, 165, 73, 110, 110, 110],
  query: [84, 82, 226],
  rewards: [48, 147, 40, 77, 77, 77, 77],
}
