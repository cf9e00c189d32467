import { productBySku, products } from '@/api/contract/product'
import { answer, refuse } from '@/mocks/answer'

export const productAnswers = {
  products: answer(products, ({ world }) => world.products),

  productBySku: answer(
    productBySku,
    ({ params, world }) =>
      world.products.find((product) => product.sku === params.sku) ??
      refuse(404, 'Product not found'),
  ),
}
