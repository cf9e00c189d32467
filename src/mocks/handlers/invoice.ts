import { purchaseInvoice, salesInvoice } from '@/api/contract/order'
import { answer } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { lineInPaise } from '@/mocks/arithmetic'
import { listOf, orderOf } from '@/mocks/world'

/** `Rs. 1234.50`: the PDF's fonts have no rupee sign. */
function rupees(paise: bigint): string {
  const digits = String(paise).padStart(3, '0')
  return `Rs. ${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** In the scenario `odd-words` an amount may be text or null. */
const inRupees = (amount: unknown) => `Rs. ${Number(amount ?? 0).toFixed(2)}`

/** A small but valid PDF: one A5 page with these lines of text. */
function pdf(...lines: string[]): Uint8Array<ArrayBuffer> {
  const shown = lines.map((line) => `(${escaped(line)}) Tj 0 -20 Td`)
  const page = `BT /F1 11 Tf 40 540 Td\n${shown.join('\n')}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = text.length
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const size = String(objects.length + 1)
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  text += `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** The built-in fonts have Latin letters only; brackets and backslashes are PDF syntax. */
function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')
}

export const invoiceAnswers = {
  purchaseInvoice: answer(purchaseInvoice, ({ params, world }) => {
    const order = orderOf(world, params.orderId)
    return pdf(
      'Purchase Invoice',
      `Order: ${order.orderId}`,
      `Date: ${order.createdAt.slice(0, 10)}`,
      `Billed to: ${order.name ?? ''}`,
      ...listOf(order.orderItems).map(
        ({ productName, productQuantity, unit, purchasePrice }) =>
          `${productName}, ${productQuantity} ${unit} at Rs. ${purchasePrice}: ` +
          rupees(lineInPaise(productQuantity, purchasePrice) ?? 0n),
      ),
      `Platform fee (0.5%): ${inRupees(order.additionalCharges)}`,
      `Total: ${inRupees(order.totalAmount)}`,
    )
  }),

  salesInvoice: answer(salesInvoice, ({ params, world }) => {
    const order = orderOf(world, params.orderId)
    const item = listOf(order.orderItems).find(({ _id }) => _id === params.itemId)
    if (!item) refuse(404, 'Item not found')
    if (!item.isSold || item.soldPrice === undefined || item.soldPrice === null)
      refuse(409, 'This item is not sold')
    return pdf(
      'Sales Invoice',
      `Sale: ${item.sellOrderId ?? ''}`,
      `Order: ${order.orderId}`,
      `Sold to: ${typeof item.soldTo === 'object' ? (item.soldTo?.name ?? '') : (item.soldTo ?? '')}`,
      `${item.productName}, ${item.productQuantity} ${item.unit} at Rs. ${item.soldPrice}`,
      `Total: ${rupees(lineInPaise(item.productQuantity, item.soldPrice) ?? 0n)}`,
    )
  }),
}
