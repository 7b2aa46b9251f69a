import type { FeedEntry, FeedProduct, FeedShop } from './feed-product.ts'
import { xmlText } from './markup.ts'
import { type MerchantField, type MerchantLimits, merchantItem } from './merchant-item.ts'

/** Product data specification of Google Merchant Center. */
const limits: MerchantLimits = {
  ...{ title: 150, description: 5_000, brand: 70, picture: 100, pictures: 10 },
  availability: { inStock: 'in_stock', outOfStock: 'out_of_stock', toOrder: 'backorder' },
}

/** How a feed of RSS 2.0 begins. */
export function googleHead({ name, publicUrl }: FeedShop): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xmlText(name)}</title>\n<link>${xmlText(publicUrl)}</link>\n<description>${xmlText(name)}</description>\n`
}

export const googleFoot = '</channel>\n</rss>\n'

/** Items of Google Merchant: one for each size. */
export function googleEntry(product: FeedProduct, shop: FeedShop): FeedEntry {
  const entry: FeedEntry = { body: '', refusals: [] }
  for (const size of product.sizes) {
    const item = merchantItem(product, size, shop, limits)
    if ('reason' in item)
      entry.refusals.push({ size: product.sizes.length > 1 ? size.type : null, reason: item.reason })
    else entry.body += `<item>${item.fields.map(element).join('')}</item>\n`
  }
  return entry
}

function element([name, value]: MerchantField): string {
  return `<g:${name}>${typeof value === 'string' ? xmlText(value) : value.map(element).join('')}</g:${name}>`
}
