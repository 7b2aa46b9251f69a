import type { FeedEntry, FeedProduct, FeedShop } from './feed-product.ts'
import { csvField } from './markup.ts'
import { type MerchantLimits, merchantItem } from './merchant-item.ts'

/** Catalogue of Meta: Facebook and Instagram. */
const limits: MerchantLimits = {
  ...{ title: 200, description: 9_999, brand: 100, picture: 500, pictures: 20 },
  availability: { inStock: 'in stock', outOfStock: 'out of stock', toOrder: 'available for order' },
}

const columns = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'sale_price', 'link', 'image_link'],
  ...['additional_image_link', 'brand', 'gtin', 'mpn', 'item_group_id', 'size', 'color', 'product_type'],
  ...['quantity_to_sell_on_facebook'],
]

export const metaHead = `${columns.join(',')}\n`

/** Rows of Meta's catalogue: one for each size. What the shop ships for stands in Meta's own settings. */
export function metaEntry(product: FeedProduct, shop: FeedShop): FeedEntry {
  const entry: FeedEntry = { body: '', refusals: [] }
  for (const size of product.sizes) {
    const item = merchantItem(product, size, shop, limits)
    if ('reason' in item) {
      entry.refusals.push({ size: product.sizes.length > 1 ? size.type : null, reason: item.reason })
      continue
    }
    const quantity = size.stock === null ? '' : String(size.buyable ? size.stock : 0)
    const values = columns.map((column) =>
      column === 'quantity_to_sell_on_facebook'
        ? quantity
        : item.fields.flatMap(([name, value]) => (name === column && typeof value === 'string' ? value : [])).join(','),
    )
    entry.body += `${values.map((value) => (value === '' ? '' : csvField(value))).join(',')}\n`
  }
  return entry
}
