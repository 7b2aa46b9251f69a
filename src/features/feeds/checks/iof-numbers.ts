import { decimal, decimalText } from '#shared/decimal.ts'
import { grossOf } from '#shared/money.ts'
import { attributeOf, childOf, childrenOf, type XmlElement } from '#shared/xml-element.ts'
import type { FeedSize } from './feed-item.ts'
import { readAmount, readStock } from './read-number.ts'
import { vatClassOf } from './vat-class.ts'

/** The size's own price, else that of the product: gross, or net and VAT. Null when none is told. */
export function readIofPrice(size: XmlElement, product: XmlElement): FeedSize['price'] | 'wrong' {
  const price = childOf(size, 'price') ?? childOf(product, 'price')
  if (!price || !(attributeOf(price, 'gross') || attributeOf(price, 'net'))) return null
  const regular = readGross(price, product)
  if (regular === null) return 'wrong'
  const srp = childOf(size, 'srp') ?? childOf(product, 'srp')
  return { regular, recommended: (srp && readGross(srp, product)) ?? undefined }
}

function readGross(price: XmlElement, product: XmlElement): number | null {
  const gross = attributeOf(price, 'gross')
  if (gross) return readAmount(gross, true)
  const net = readAmount(attributeOf(price, 'net'), true)
  const vat = vatClassOf(attributeOf(price, 'vat') || attributeOf(product, 'vat'))
  return net === null || !/^(?:\d{1,2}(?:\.\d+)?|zw)$/.test(vat) ? null : grossOf(net, vat)
}

/** What lies in all stores of the source together; '-1' when one of them is unlimited, null when none is told. */
export function readIofStock(size: XmlElement): string | null | 'wrong' {
  const told = childrenOf(size, 'stock').map((stock) => attributeOf(stock, 'quantity'))
  const stocks = told.filter((quantity) => quantity !== '').map((quantity) => readStock(quantity, true))
  if (stocks.length === 0) return null
  if (stocks.includes(null)) return 'wrong'
  if (stocks.includes('-1')) return '-1'
  return decimalText(stocks.reduce((sum, stock) => sum + decimal(stock ?? '0'), 0n))
}
