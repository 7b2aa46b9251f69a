import type { ProductKind } from '#features/catalogue/rules/product.ts'
import type { Message } from '#shared/text.ts'

/** A product as feeds tell of it; amounts are gross, in grosz. */
export interface FeedProduct {
  id: number
  name: string
  kind: ProductKind
  /** Without markup. */
  description: string
  producer: string | null
  /** The way down to the main category. */
  categories: string[]
  parameters: { name: string; values: string[] }[]
  /** Whole addresses of its pictures that have been fetched. */
  pictures: { address: string; width: number; height: number }[]
  /** Of its page. */
  link: string
  /** Working days before it can be sent, where the merchant said so. */
  delayDays: number | null
  sizes: FeedProductSize[]
}

export interface FeedProductSize {
  id: number
  type: string
  /** Empty for the only one. */
  name: string
  code: string | null
  ean: string | null
  /** What anybody pays for one when the least is bought; null where that is not public. */
  gross: number | null
  /** The lowest price of the 30 days before the reduction that runs, from which alone it may be counted; null without one, or when it is none. */
  lowest: number | null
  /** Now, by whoever comes. */
  buyable: boolean
  /** It is bought from the maker once it is ordered. */
  toOrder: boolean
  /** Pieces in stock, whole; null: it never runs out. */
  stock: number | null
  /** Grams. */
  weight: number
  /** The cheapest way to pay first and have it sent; null where there is none, or nothing to send. */
  shipping: { country: string; gross: number } | null
}

/** What a feed writes of a product, and why not all of it. */
export interface FeedEntry {
  /** '' when nothing is. */
  body: string
  refusals: FeedRefusal[]
}

export interface FeedRefusal {
  /** Type of the size; null: of the whole product. */
  size: string | null
  reason: Message
}

/** Of the shop itself, on every line of a feed. */
export interface FeedShop {
  name: string
  publicUrl: string
}

/** For whom the shop writes its products down. */
export const feedNames = ['ceneo', 'google', 'meta'] as const
export type FeedName = (typeof feedNames)[number]

/** The file that each of them fetches. */
export const feedFiles: Record<FeedName, string> = { ceneo: 'ceneo.xml', google: 'google.xml', meta: 'meta.csv' }

/** The feed of a file; null when there is none of that name. */
export function feedByFileName(file: string): FeedName | null {
  return feedNames.find((name) => feedFiles[name] === file) ?? null
}

/** Text as XML may hold it: marks escaped, and without the characters that it cannot hold at all (XML 1.0, 2.2). */
export function xmlText(text: string): string {
  return stripInvalidXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Without what no XML can hold. */
export function stripInvalidXml(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
}

/** At most so many characters, cut at a word where there is one near the end. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`
}
