import { productBySku, products } from '@/api/contract/product'
import { answer } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'

export const productAnswers = {
  products: answer(products, ({ world }) => world.products),

  productBySku: answer(
    productBySku,
    ({ params, world }) =>
      world.products.find((product) => product.sku === params.sku) ??
      refuse(404, 'Product not found'),
  ),
}
