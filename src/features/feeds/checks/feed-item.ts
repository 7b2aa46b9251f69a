import type { ProductInput } from '#features/catalogue/checks/product.ts'
import type { RequestedPrice } from '#features/pricing/rules/plan-prices.ts'
import type { Result } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'

/** What one record of a feed says. */
export interface FeedItem {
  sourceId: string
  /** Null when the feed tells only prices and stock of products that are there already. */
  product: ProductInput | null
  sizes: FeedSize[]
  /** Code of the currency of its prices; PLN when it is left out. */
  currency?: string
  /** The source has it no longer: nothing is left of any size. */
  gone?: boolean
  /** What was left out of it, for the merchant. */
  remarks?: Message[]
}

export interface FeedSize {
  type: string
  /** Decimal text, '-1' unlimited; null: nothing was said. */
  stock: string | null
  /** Null: nothing was said. */
  price: (RequestedPrice & { recommended?: number | undefined }) | null
}

export type CheckedItem = Result<FeedItem, Message[]>

/** What the feed leaves open and whoever imports it says. */
export interface FeedOptions {
  /** VAT class of products whose feed does not name one: '23'. */
  vat: string
  /** Codes of the currencies in which one may buy: prices in others are refused. */
  currencies: string[]
  now: Date
}

export const onlySize = { type: 'uniw', name: 'uniwersalny' }

export const feedFormats = ['ceneo', 'iof', 'csv'] as const
export type FeedFormat = (typeof feedFormats)[number]

const detectionCharacters = 65_536

/** What a file is, by how it begins; null for XML of another kind. */
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

/** Why what begins like this is no file with products; null when it may be one. */
export function notAFeedMessage(head: string): Message | null {
  const text = head
    .slice(0, detectionCharacters)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (text === '') return { text: feedsTexts.emptyFile }
  if (/^(?:<!--[^>]*-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(text)) return { text: feedsTexts.webPage }
  return isBinary(text) ? { text: feedsTexts.noText } : null
}

/** Sheets, archives and pictures have a zero among their first bytes. XML may not have it either, but there a row says so. */
function isBinary(text: string): boolean {
  return text.startsWith('%PDF-') || (!text.startsWith('<') && text.slice(0, 100).includes('\0'))
}
