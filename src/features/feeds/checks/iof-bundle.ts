import type { ProductInput } from '#features/catalogue/checks.ts'
import { attributeOf, childOf, childrenOf, type XmlElement } from '#shared/xml-element.ts'

/** What a bundle is made of; 'open' when the buyer would choose among sizes or products. */
export function readIofBundle(product: XmlElement): ProductInput['bundle'] | 'open' {
  const parts = childrenOf(childOf(product, 'bundled'), 'product').map((part) => ({
    sourceId: attributeOf(part, 'id'),
    sizes: childrenOf(childOf(part, 'sizes'), 'size').map((size) => attributeOf(size, 'id')),
    quantity: attributeOf(part, 'quantity').replace(',', '.'),
  }))
  if (parts.some(({ sizes }) => sizes.length !== 1)) return 'open'
  return parts.map(({ sourceId, sizes: [size = ''], quantity }) => ({ sourceId, size, quantity }))
}
