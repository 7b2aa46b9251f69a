import { csvRowsText } from '#shared/csv.ts'
import { isGtin } from '#shared/gtin.ts'
import { wireAmount } from '#shared/money.ts'
import { productFeedsTexts } from '../texts.ts'
import {
  type FeedEntry,
  type FeedName,
  type FeedProduct,
  type FeedProductSize,
  type FeedShop,
  stripInvalidXml,
  truncate,
  xmlText,
} from './feed-product.ts'
import { type MerchantField, type MerchantLimits, merchantItem } from './merchant-item.ts'

const maxPictures = 20
const maxName = 250
const maxDescription = 20_000

const ceneoHead = '<?xml version="1.0" encoding="UTF-8"?>\n<offers version="1">\n'
const ceneoFoot = '</offers>\n'

/** An offer of Ceneo: one for each product, at the lowest price of its available sizes. */
function ceneoEntry(product: FeedProduct): FeedEntry {
  const priced = product.sizes.filter(({ gross }) => gross !== null)
  const sold = priced.filter(({ buyable }) => buyable)
  const [first, ...others] = sold.length > 0 ? sold : priced
  const refuse = (text: (typeof productFeedsTexts)['noPrice']): FeedEntry => ({
    body: '',
    refusals: [{ size: null, reason: { text } }],
  })
  if (!first) return refuse(productFeedsTexts.noPrice)
  const cheapest = others.reduce((best, size) => ((size.gross ?? 0) < (best.gross ?? 0) ? size : best), first)
  if (!cheapest.gross) return refuse(productFeedsTexts.freePrice)
  if (product.categories.length === 0) return refuse(productFeedsTexts.noCategory)
  return { body: offer(product, cheapest, sold), refusals: [] }
}

function offer(product: FeedProduct, cheapest: FeedProductSize, sold: FeedProductSize[]): string {
  const { id, name, link, categories, description, pictures } = product
  const stock = stockOf(sold)
  const attributes = {
    id: String(id),
    url: link,
    price: wireAmount(cheapest.gross ?? 0),
    avail: availOf(product, sold),
    ...(cheapest.weight > 0 && { weight: (cheapest.weight / 1_000).toFixed(3) }),
    ...(stock !== null && { stock: String(stock) }),
  }
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  const [main, ...more] = pictures.slice(0, maxPictures).map(({ address }) => `url="${xmlText(address)}"`)
  return [
    `<o${written.join('')}>`,
    `<cat>${xmlText(categories.map((step) => step.replaceAll('/', ' ')).join('/'))}</cat>`,
    `<name>${xmlText(truncate(name, maxName))}</name>`,
    ...(main ? [`<imgs><main ${main}/>${more.map((picture) => `<i ${picture}/>`).join('')}</imgs>`] : []),
    ...(description ? [`<desc>${xmlText(truncate(description, maxDescription))}</desc>`] : []),
    `<attrs>${attributesOf(product, cheapest)}</attrs>`,
    '</o>\n',
  ].join('')
}

/** All available pieces; null when unlimited. */
function stockOf(sold: FeedProductSize[]): number | null {
  return sold.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0)
}

/** Sent within 1, 3, 7 or 14 days; 90: to order; 99: ask in the shop. */
function availOf({ delayDays }: FeedProduct, sold: FeedProductSize[]): string {
  if (sold.length === 0) return '99'
  if (sold.every(({ toOrder }) => toOrder)) return '90'
  const days = delayDays ?? 0
  if (days <= 1) return '1'
  if (days <= 3) return '3'
  return days <= 5 ? '7' : '14'
}

function attributesOf({ producer, parameters, sizes }: FeedProduct, { code, ean }: FeedProductSize): string {
  const known = [
    ['Producent', producer],
    ['Kod_producenta', code],
    ['EAN', ean !== null && isGtin(ean) && sizes.length === 1 ? ean : null],
    ...parameters.slice(0, 50).map(({ name, values }) => [name, values.join(', ')] as const),
  ] as const
  return known.map(([name, value]) => (value ? `<a name="${xmlText(name)}">${xmlText(value)}</a>` : '')).join('')
}

/** Product data specification of Google Merchant Center. */
const googleLimits: MerchantLimits = {
  ...{ title: 150, description: 5_000, brand: 70, picture: 100, pictures: 10 },
  availability: { inStock: 'in_stock', outOfStock: 'out_of_stock', toOrder: 'backorder' },
}

/** The header of an RSS 2.0 feed. */
function googleHead({ name, publicUrl }: FeedShop): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xmlText(name)}</title>\n<link>${xmlText(publicUrl)}</link>\n<description>${xmlText(name)}</description>\n`
}

const googleFoot = '</channel>\n</rss>\n'

/** Items of Google Merchant: one for each size. */
function googleEntry(product: FeedProduct, shop: FeedShop): FeedEntry {
  const entry: FeedEntry = { body: '', refusals: [] }
  for (const size of product.sizes) {
    const item = merchantItem(product, size, shop, googleLimits)
    if ('reason' in item)
      entry.refusals.push({ size: product.sizes.length > 1 ? size.type : null, reason: item.reason })
    else entry.body += `<item>${item.fields.map(element).join('')}</item>\n`
  }
  return entry
}

function element([name, value]: MerchantField): string {
  return `<g:${name}>${typeof value === 'string' ? xmlText(value) : value.map(element).join('')}</g:${name}>`
}

/** Catalogue of Meta: Facebook and Instagram. */
const metaLimits: MerchantLimits = {
  ...{ title: 200, description: 9_999, brand: 100, picture: 500, pictures: 20 },
  availability: { inStock: 'in stock', outOfStock: 'out of stock', toOrder: 'available for order' },
}

const metaColumns = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'sale_price', 'link', 'image_link'],
  ...['additional_image_link', 'brand', 'gtin', 'mpn', 'item_group_id', 'size', 'color', 'product_type'],
  ...['quantity_to_sell_on_facebook'],
]

const metaHead = csvRowsText([metaColumns], { lineEnd: '\n' })

/** Rows of Meta's catalogue: one for each size. Delivery costs are set in Meta's own settings. */
function metaEntry(product: FeedProduct, shop: FeedShop): FeedEntry {
  const entry: FeedEntry = { body: '', refusals: [] }
  const rows: string[][] = []
  for (const size of product.sizes) {
    const item = merchantItem(product, size, shop, metaLimits)
    if ('reason' in item) {
      entry.refusals.push({ size: product.sizes.length > 1 ? size.type : null, reason: item.reason })
      continue
    }
    const quantity = size.stock === null ? '' : String(size.buyable ? size.stock : 0)
    const values = metaColumns.map((column) =>
      column === 'quantity_to_sell_on_facebook'
        ? quantity
        : item.fields.flatMap(([name, value]) => (name === column && typeof value === 'string' ? value : [])).join(','),
    )
    rows.push(values.map((value) => stripInvalidXml(value).replace(/\s+/g, ' ')))
  }
  return { ...entry, body: csvRowsText(rows, { quoted: true, lineEnd: '\n' }) }
}

/** The format of each feed; raise `feedRulesVersion` when one of them changes, so that all entries are rewritten. */
export interface FeedWriter {
  mediaType: string
  head: (shop: FeedShop) => string
  entry: (product: FeedProduct, shop: FeedShop) => FeedEntry
  foot: string
}

/** Raise it when the entries of unchanged products differ: all entries are rewritten then. */
export const feedRulesVersion = 2

export const feedWriters: Record<FeedName, FeedWriter> = {
  ceneo: { mediaType: 'application/xml', head: () => ceneoHead, entry: ceneoEntry, foot: ceneoFoot },
  google: { mediaType: 'application/xml', head: googleHead, entry: googleEntry, foot: googleFoot },
  meta: { mediaType: 'text/csv', head: () => metaHead, entry: metaEntry, foot: '' },
}
