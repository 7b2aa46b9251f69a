import type { ProductInput } from '#features/catalogue/checks/product.ts'
import type { RequestedPrice } from '#features/pricing/rules/plan-prices.ts'
import type { Result } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'

/** One record of a feed. */
export interface FeedItem {
  sourceId: string
  /** Null when the feed has only prices and stock of existing products. */
  product: ProductInput | null
  sizes: FeedSize[]
  /** Currency code of its prices; PLN by default. */
  currency?: string
  /** The source has removed it: all sizes get zero stock. */
  gone?: boolean
  /** Remarks for the merchant about ignored values. */
  remarks?: Message[]
}

export interface FeedSize {
  type: string
  /** Decimal text, '-1' is unlimited; null when missing. */
  stock: string | null
  /** Null when missing. */
  price: (RequestedPrice & { recommended?: number | undefined }) | null
}

export type CheckedItem = Result<FeedItem, Message[]>

/** Defaults for values that the feed does not contain. */
export interface FeedOptions {
  /** VAT class of products without one: '23'. */
  vat: string
  /** Codes of the shop's currencies: prices in others are refused. */
  currencies: string[]
  now: Date
}

export const onlySize = { type: 'uniw', name: 'uniwersalny' }

export const feedFormats = ['ceneo', 'iof', 'csv'] as const
export type FeedFormat = (typeof feedFormats)[number]

const detectionCharacters = 65_536

/** Detects the format from the beginning of a file; null for other XML. */
export function detectFormat(head: string): FeedFormat | null {
  const text = head
    .slice(0, detectionCharacters)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (!text.startsWith('<')) return 'csv'
  const offers = text.match(/<offer\s[^<>]*>/g) ?? []
  if (offers.some((offer) => /\sfile_format\s*=\s*["']IOF["']/.test(offer))) return 'iof'
  return /<offers[\s>]/.test(text) ? 'ceneo' : null
}

/** Returns why a file with this beginning has no products; null when it may have some. */
export function notAFeedMessage(head: string): Message | null {
  const text = head
    .slice(0, detectionCharacters)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text === '') return { text: feedsTexts.emptyFile }
  if (/^(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(text)) return { text: feedsTexts.webPage }
  return isBinary(text) ? { text: feedsTexts.noText } : null
}

/**
 * Spreadsheets, archives and pictures have a zero byte near the start. It is invalid in XML too, but there the row is refused.
 */
function isBinary(text: string): boolean {
  return text.startsWith('%PDF-') || (!text.startsWith('<') && text.slice(0, 100).includes('\0'))
}
