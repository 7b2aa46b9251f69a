import type { ProductInput } from '#features/catalogue/checks/product.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import { grossOf } from '#shared/money.ts'
import { decodeEntities, plainText } from '#shared/plain-text.ts'
import { attributeOf, childOf, childrenOf, type XmlElement } from '#shared/xml.ts'
import type { FeedSize } from './feed-item.ts'
import { paragraphs, parseVatClass, readAmount, readStock } from './feed-values.ts'

type Described = Pick<ProductInput, 'name' | 'lead' | 'description' | 'parameters' | 'version'>

/** The texts of an IOF product. */
export function readIofDescription(product: XmlElement): Described {
  const description = childOf(product, 'description')
  return {
    name: decodeEntities(polishText(childrenOf(description, 'name'))),
    lead: plainText(polishText(childrenOf(description, 'short_desc'))),
    description: paragraphs(polishText(childrenOf(description, 'long_desc'))),
    parameters: iofParameters(product),
    version: iofVersion(product),
  }
}

/** The Polish text of several languages, else the first. */
function polishText(elements: XmlElement[]): string {
  const chosen = elements.find((element) => attributeOf(element, 'xml:lang') === 'pol') ?? elements[0]
  return chosen?.text.trim() ?? ''
}

function isPolish(element: XmlElement): boolean {
  return ['', 'pol'].includes(attributeOf(element, 'xml:lang'))
}

/** Parameters with their values, without section headings and hidden ones. */
function iofParameters(product: XmlElement): { name: string; values: string[] }[] {
  return childrenOf(childOf(product, 'parameters'), 'parameter')
    .filter(isPolish)
    .filter((parameter) => attributeOf(parameter, 'type') !== 'section' && !/^y/.test(attributeOf(parameter, 'hide')))
    .map((parameter) => ({
      name: attributeOf(parameter, 'name'),
      values: childrenOf(parameter, 'value')
        .filter(isPolish)
        .flatMap((value) => attributeOf(value, 'name') || []),
    }))
    .filter(({ name, values }) => name !== '' && values.length > 0)
}

/** The group of products that differ in one parameter, such as colour. */
function iofVersion(product: XmlElement): Described['version'] {
  const group = childOf(product, 'group')
  const parameter = childOf(group, 'group_by_parameter')
  const id = attributeOf(group, 'id')
  const name = polishText(childrenOf(parameter, 'name'))
  const value = polishText(childrenOf(childOf(parameter, 'product_value'), 'name'))
  return id && name && value ? { group: `iof:${id}`, parameter: name, value } : null
}

/** The size's own price, else that of the product: gross, or net and VAT. Null when there is none. */
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
  const vat = parseVatClass(attributeOf(price, 'vat') || attributeOf(product, 'vat'))
  return net === null || !/^(?:\d{1,2}(?:\.\d+)?|zw)$/.test(vat) ? null : grossOf(net, vat)
}

/** The total stock of the source; '-1' when one of its stores is unlimited, null without any information. */
export function readIofStock(size: XmlElement): string | null | 'wrong' {
  const quantities = childrenOf(size, 'stock').map((stock) => attributeOf(stock, 'quantity'))
  const stocks = quantities.filter((quantity) => quantity !== '').map((quantity) => readStock(quantity, true))
  if (stocks.length === 0) return null
  if (stocks.includes(null)) return 'wrong'
  if (stocks.includes('-1')) return '-1'
  return decimalText(stocks.reduce((sum, stock) => sum + decimal(stock ?? '0'), 0n))
}

/** The parts of a bundle; 'open' when the buyer can choose sizes or products. */
export function readIofBundle(product: XmlElement): ProductInput['bundle'] | 'open' {
  const parts = childrenOf(childOf(product, 'bundled'), 'product').map((part) => ({
    sourceId: attributeOf(part, 'id'),
    sizes: childrenOf(childOf(part, 'sizes'), 'size').map((size) => attributeOf(size, 'id')),
    quantity: attributeOf(part, 'quantity').replace(',', '.'),
  }))
  if (parts.some(({ sizes }) => sizes.length !== 1)) return 'open'
  return parts.map(({ sourceId, sizes: [size = ''], quantity }) => ({ sourceId, size, quantity }))
}
