import type { ProductInput } from '#features/catalogue/checks/product.ts'
import { baseCurrency } from '#shared/money.ts'
import { ownProperty } from '#shared/own-property.ts'
import { done, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { attributeOf, childOf, childrenOf, type XmlElement } from '#shared/xml.ts'
import { feedsTexts } from '../texts.ts'
import type { CheckedItem, FeedOptions, FeedSize } from './feed-item.ts'
import { onlySize } from './feed-item.ts'
import { type EanReading, isWebAddress, parseVatClass, readEan } from './feed-values.ts'
import { readIofBundle, readIofDescription, readIofPrice, readIofStock } from './iof-fields.ts'

const kinds: Record<string, ProductInput['kind']> = { virtual: 'virtual', service: 'service', bundle: 'bundle' }

/**
 * Reads a product of IOF 3.0: of full.xml when it has a description, else of light.xml, which has prices and stock by size.
 * Sizes are identified by id; Polish is preferred. Visibility in the source's own shops is ignored.
 */
export function checkIofProduct(
  product: XmlElement,
  productsAttributes: Record<string, string>,
  options: FeedOptions,
): CheckedItem {
  const sourceId = attributeOf(product, 'id')
  if (!sourceId) return refused([{ text: feedsTexts.missing, values: { field: 'id' } }])
  if (/^y/.test(attributeOf(product, 'removed'))) return done({ sourceId, product: null, gone: true, sizes: [] })
  const currency = attributeOf(product, 'currency') || productsAttributes.currency || baseCurrency
  if (!options.currencies.includes(currency))
    return refused([{ text: feedsTexts.foreignCurrency, values: { currency } }])
  const reasons: Message[] = []
  const sizes = sizesOf(product).map((size) => readSize(size, product, reasons))
  const described = childOf(product, 'description')
  if (described && sizes.some(({ price }) => price === null))
    reasons.push({ text: feedsTexts.missing, values: { field: 'price' } })
  const bundle = readIofBundle(product)
  if (bundle === 'open') reasons.push({ text: feedsTexts.openBundle })
  if (bundle === 'open' || reasons.length > 0) return refused(reasons)
  const remarks = described ? sizesOf(product).flatMap((size) => eanOf(size).remark ?? []) : []
  return done({
    sourceId,
    product: described ? { ...toProduct(product, sourceId, sizes, options), bundle } : null,
    sizes,
    ...(currency !== baseCurrency && { currency }),
    ...(remarks.length > 0 && { remarks }),
  })
}

/** The producer's code is a barcode when it has only digits. */
function eanOf(size: XmlElement): EanReading {
  const code = attributeOf(size, 'code_producer')
  return /^\d+$/.test(code) ? readEan(code) : { ean: null }
}

/** The sizes; a product without sizes has one with its own data. */
function sizesOf(product: XmlElement): XmlElement[] {
  const sizes = childrenOf(childOf(product, 'sizes'), 'size')
  return sizes.length > 0 ? sizes : [{ name: 'size', attributes: {}, text: '', children: [] }]
}

function readSize(size: XmlElement, product: XmlElement, reasons: Message[]): FeedSize {
  const price = readIofPrice(size, product)
  const stock = readIofStock(size)
  if (price === 'wrong') reasons.push({ text: feedsTexts.wrongPrice, values: { price: pricesOf(size, product) } })
  if (stock === 'wrong') reasons.push({ text: feedsTexts.wrongStock, values: { stock: attributeOf(size, 'id') } })
  return {
    type: attributeOf(size, 'id') || onlySize.type,
    stock: stock === 'wrong' ? null : stock,
    price: price === 'wrong' ? null : price,
  }
}

function pricesOf(size: XmlElement, product: XmlElement): string {
  const price = childOf(size, 'price') ?? childOf(product, 'price')
  return attributeOf(price, 'gross') || attributeOf(price, 'net')
}

function toProduct(product: XmlElement, sourceId: string, read: FeedSize[], { vat }: FeedOptions): ProductInput {
  const named = (name: string) => attributeOf(childOf(product, name), 'name')
  const [producer, series] = [named('producer'), named('series')]
  return {
    sourceId,
    ...readIofDescription(product),
    producer: producer ? { name: producer } : null,
    series: series ? { name: series } : null,
    unit: named('unit') || 'szt.',
    vat: parseVatClass(attributeOf(product, 'vat') || vat),
    kind: ownProperty(kinds, attributeOf(product, 'type')) ?? 'item',
    categories: categoriesOf(product),
    ...warrantyOf(product),
    sizes: sizesOf(product).map((size, index) => ({
      type: read[index]?.type ?? onlySize.type,
      name: attributeOf(size, 'name') || onlySize.name,
      code: attributeOf(size, 'code') || null,
      ean: eanOf(size).ean,
      weight: Math.max(0, Math.round(Number(attributeOf(size, 'weight')) || 0)),
      stock: read[index]?.stock ?? '0',
    })),
    pictures: childrenOf(childOf(childOf(product, 'images'), 'large'), 'image')
      .map((image) => ({ url: attributeOf(image, 'url') }))
      .filter(({ url }) => isWebAddress(url))
      .slice(0, 100),
  }
}

/** Its warranty; an explicit 'none' overrides the producer's usual one. Undefined without any information. */
function warrantyOf(product: XmlElement): Pick<ProductInput, 'disclosure'> {
  const warranty = childOf(product, 'warranty')
  const [name, type, period] = ['name', 'type', 'period'].map((word) => attributeOf(warranty, word))
  if (!name) return {}
  const kind = type === 'seller' || type === 'none' ? type : 'producer'
  const months = /^[1-9]\d{0,2}$/.test(period ?? '') ? Number(period) : null
  return { disclosure: { warranty: { name: name.slice(0, 200), kind, months } } }
}

/** Its path in the source's menu, else its category; levels are separated by a backslash. */
function categoriesOf(product: XmlElement): string[][] {
  const items = childrenOf(childOf(product, 'iaiext:navigation'), 'iaiext:site')
    .flatMap((site) => childrenOf(site, 'iaiext:menu'))
    .flatMap((menu) => childrenOf(menu, 'iaiext:item'))
    .map((item) => attributeOf(item, 'textid'))
  const names = items.length > 0 ? items : [attributeOf(childOf(product, 'category'), 'name')]
  return names
    .map((name) => name.split('\\').flatMap((level) => level.trim() || []))
    .filter((path) => path.length > 0)
    .slice(0, 50)
}
