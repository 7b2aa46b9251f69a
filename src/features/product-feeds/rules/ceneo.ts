import { isGtin } from '#shared/gtin.ts'
import { wireAmount } from '#shared/money.ts'
import { productFeedsTexts } from '../texts.ts'
import type { FeedEntry, FeedProduct, FeedSize } from './feed-product.ts'
import { shorten, xmlText } from './markup.ts'

const mostPictures = 20
const longestName = 250
const longestDescription = 20_000

export const ceneoHead = '<?xml version="1.0" encoding="UTF-8"?>\n<offers version="1">\n'
export const ceneoFoot = '</offers>\n'

/** An offer of Ceneo: one for each product, at the lowest price for which one of its sizes can be bought now. */
export function ceneoEntry(product: FeedProduct): FeedEntry {
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

function offer(product: FeedProduct, cheapest: FeedSize, sold: FeedSize[]): string {
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
  const [main, ...more] = pictures.slice(0, mostPictures).map(({ address }) => `url="${xmlText(address)}"`)
  return [
    `<o${written.join('')}>`,
    `<cat>${xmlText(categories.map((step) => step.replaceAll('/', ' ')).join('/'))}</cat>`,
    `<name>${xmlText(shorten(name, longestName))}</name>`,
    ...(main ? [`<imgs><main ${main}/>${more.map((picture) => `<i ${picture}/>`).join('')}</imgs>`] : []),
    ...(description ? [`<desc>${xmlText(shorten(description, longestDescription))}</desc>`] : []),
    `<attrs>${attributesOf(product, cheapest)}</attrs>`,
    '</o>\n',
  ].join('')
}

/** All pieces that can be bought; null where some never run out. */
function stockOf(sold: FeedSize[]): number | null {
  return sold.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0)
}

/** Sent within 1, 3, 7 or 14 days; 90: to order; 99: ask in the shop. */
function availOf({ delayDays }: FeedProduct, sold: FeedSize[]): string {
  if (sold.length === 0) return '99'
  if (sold.every(({ toOrder }) => toOrder)) return '90'
  const days = delayDays ?? 0
  if (days <= 1) return '1'
  if (days <= 3) return '3'
  return days <= 5 ? '7' : '14'
}

function attributesOf({ producer, parameters, sizes }: FeedProduct, { code, ean }: FeedSize): string {
  const known = [
    ['Producent', producer],
    ['Kod_producenta', code],
    ['EAN', ean !== null && isGtin(ean) && sizes.length === 1 ? ean : null],
    ...parameters.slice(0, 50).map(({ name, values }) => [name, values.join(', ')] as const),
  ] as const
  return known.map(([name, value]) => (value ? `<a name="${xmlText(name)}">${xmlText(value)}</a>` : '')).join('')
}
