import type { ProductKind } from '#features/catalogue/rules/product.ts'
import type { Message } from '#shared/text.ts'

/** A product for feeds; amounts are gross, in grosz. */
export interface FeedProduct {
  id: number
  name: string
  kind: ProductKind
  /** Without markup. */
  description: string
  producer: string | null
  /** The path to the main category. */
  categories: string[]
  parameters: { name: string; values: string[] }[]
  /** Absolute URLs of its downloaded pictures. */
  pictures: { address: string; width: number; height: number }[]
  /** The URL of its page. */
  link: string
  /** Working days until dispatch, when the merchant has set them. */
  delayDays: number | null
  sizes: FeedProductSize[]
}

export interface FeedProductSize {
  id: number
  type: string
  /** Empty for a single size. */
  name: string
  code: string | null
  ean: string | null
  /** The public price of one unit at the minimum quantity; null when it is not public. */
  gross: number | null
  /**
   * The lowest price of the 30 days before the current reduction, the only legal basis of it; null without one, or when it is
   * not lower.
   */
  lowest: number | null
  /** Whether any visitor can buy it now. */
  buyable: boolean
  /** It is ordered from the producer after an order. */
  toOrder: boolean
  /** Whole pieces in stock; null is unlimited. */
  stock: number | null
  /** Grams. */
  weight: number
  /** The cheapest prepaid delivery; null when there is none, or no parcel. */
  shipping: { country: string; gross: number } | null
}

/** A product's entry in a feed, and the reasons for missing parts. */
export interface FeedEntry {
  /** '' without an entry. */
  body: string
  refusals: FeedRefusal[]
}

export interface FeedRefusal {
  /** Type of the size; null for the whole product. */
  size: string | null
  reason: Message
}

/** Data of the shop, on every line of a feed. */
export interface FeedShop {
  name: string
  publicUrl: string
}

/** The recipients of feeds. */
export const feedNames = ['ceneo', 'google', 'meta'] as const
export type FeedName = (typeof feedNames)[number]

/** The file name of each feed. */
export const feedFiles: Record<FeedName, string> = { ceneo: 'ceneo.xml', google: 'google.xml', meta: 'meta.csv' }

/** Returns the feed with this file name; null when there is none. */
export function feedByFileName(file: string): FeedName | null {
  return feedNames.find((name) => feedFiles[name] === file) ?? null
}

/** Returns text for XML: escaped, and without invalid characters (XML 1.0, 2.2). */
export function xmlText(text: string): string {
  return stripInvalidXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Removes characters that are invalid in XML. */
export function stripInvalidXml(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
}

/** Returns at most this many characters, cut at a word near the end if possible. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`
}
