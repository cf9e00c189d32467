import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { answer } from '@/mocks/answer'
import { lineInPaise } from '@/mocks/arithmetic'
import { pdf } from '@/mocks/pdf'
import { refuse } from '@/mocks/refuse'
import { listOf, orderOf } from '@/mocks/world'

/** `Rs. 1234.50`: the PDF's fonts have no rupee sign. */
function rupees(paise: bigint): string {
  const digits = String(paise).padStart(3, '0')
  return `Rs. ${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** As the world has it: in one of odd words it may be a text, or nothing. */
const inRupees = (amount: unknown) => `Rs. ${Number(amount ?? 0).toFixed(2)}`

export const invoiceAnswers = {
  purchaseInvoice: answer(purchaseInvoice, ({ params, world }) => {
    const order = orderOf(world, params.orderId)
    return pdf('Purchase Invoice', [
      `Order: ${order.orderId}`,
      `Date: ${order.createdAt.slice(0, 10)}`,
      `Billed to: ${order.name ?? ''}`,
      ...listOf(order.orderItems).map(
        ({ productName, productQuantity, unit, purchasePrice }) =>
          `${productName}, ${String(productQuantity)} ${unit} at Rs. ${String(purchasePrice)}: ` +
          rupees(lineInPaise(productQuantity, purchasePrice) ?? 0n),
      ),
      `Platform fee (0.5%): ${inRupees(order.additionalCharges)}`,
      `Total: ${inRupees(order.totalAmount)}`,
    ])
  }),

  salesInvoice: answer(salesInvoice, ({ params, world }) => {
    const order = orderOf(world, params.orderId)
    const item = listOf(order.orderItems).find(({ _id }) => _id === params.itemId)
    if (!item) refuse(404, 'Item not found')
    if (!item.isSold || item.soldPrice === undefined || item.soldPrice === null)
      refuse(409, 'This item is not sold')
    return pdf('Sales Invoice', [
      `Sale: ${item.sellOrderId ?? ''}`,
      `Order: ${order.orderId}`,
      `Sold to: ${typeof item.soldTo === 'object' ? (item.soldTo?.name ?? '') : (item.soldTo ?? '')}`,
      `${item.productName}, ${String(item.productQuantity)} ${item.unit} at Rs. ${String(item.soldPrice)}`,
      `Total: ${rupees(lineInPaise(item.productQuantity, item.soldPrice) ?? 0n)}`,
    ])
  }),
}
