import { addDays, warsawMidnight } from '#shared/day.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'
import { isShownAt } from './shown-at-path.ts'

export const toplayerDevices = ['mobile', 'tablet', 'pc'] as const

/** A non-modal window on the page, until the visitor closes it (A7.20). */
export interface Toplayer extends Scheduled {
  /** Browsers remember closed windows by this id. */
  id: string
  title: string
  /** One paragraph per line. */
  text: string
  link: { text: string; address: string } | null
  pages: PageScope
  devices: (typeof toplayerDevices)[number][]
}

interface ToplayerFilter {
  /** Path of the requested page; null matches any. */
  path: string | null
  /** Matches one of these; empty matches any device. */
  devices: string[]
}

/** Returns the current layers for a page and a device. */
export function activeToplayers(
  layers: Toplayer[],
  now: Date,
  { path, devices: requested }: ToplayerFilter,
): Toplayer[] {
  return activeItems(layers, now).shown.filter(({ pages, devices }) => {
    const fits = requested.length === 0 || devices.some((device) => requested.includes(device))
    return fits && (path === null || isShownAt(path, pathPrefixesOf(pages)))
  })
}

/** One of a product's own pictures, by position from 1. */
export interface PictureChoice {
  product: number
  place: number
}

export interface TextLink {
  text: string
  address: string
}

/** A promise with an icon. */
export const promiseIcons = ['parcel', 'return', 'hand', 'shield', 'heart'] as const

/** Labels that a product can have. */
export const homeLabels = ['bestseller', 'new', 'recommended'] as const

/** A section of the home page, in the merchant's order. */
export type HomeSection =
  | { kind: 'hero'; title: string; text: string; links: TextLink[]; pictures: PictureChoice[] }
  | { kind: 'promises'; items: { icon: (typeof promiseIcons)[number]; title: string; text: string }[] }
  | { kind: 'categories'; title: string }
  | { kind: 'label'; title: string; label: (typeof homeLabels)[number] }
  | { kind: 'category'; title: string; category: number }
  | { kind: 'newest' | 'reduced'; title: string }
  /** What buyers say of these products. */
  | { kind: 'opinions'; title: string; products: number[] }
  | { kind: 'text'; title: string; text: string; anchor: string; picture: PictureChoice | null; link: TextLink | null }
  | { kind: 'picture'; picture: PictureChoice; link: TextLink }
  | { kind: 'link'; link: TextLink }

export const promoBarStyles = ['calm', 'accent', 'sale'] as const

/** An announcement at the top of pages until the visitor closes it (A4.25). */
export interface PromoBar extends Scheduled {
  /** Browsers remember closed announcements by this id. */
  id: string
  text: string
  link: { text: string; address: string } | null
  pages: PageScope
  look: (typeof promoBarStyles)[number]
}

/** A slide of the home page, after the shop's own (A2.12). */
export interface Slide extends Scheduled {
  title: string
  text: string
  link: { text: string; address: string }
  /** One of a product's own pictures, by position from 1. */
  picture: { product: number; place: number }
}

/** The picture at the head of a category, or of a list across all of them. */
export interface ListPicture {
  /** A category's id, or the name of a list in its address. */
  of: number | string
  picture: PictureChoice
}

/** Content with a period. */
interface Scheduled {
  /** First and last day in Poland ('YYYY-MM-DD'), or a time (RFC 3339); null: unbounded. */
  from: string | null
  until: string | null
}

/** Returns the items visible at a time, in order, and the time of the next change; null when there is none. */
export function activeItems<Item extends Scheduled>(items: Item[], now: Date): { shown: Item[]; until: Date | null } {
  const times = items.map((item) => ({ thing: item, begin: beginOf(item), end: endOf(item) }))
  const shown = times.filter(({ begin, end }) => begin <= now.getTime() && now.getTime() < end)
  const next = Math.min(...times.flatMap(({ begin, end }) => [begin, end]).filter((moment) => moment > now.getTime()))
  return { shown: shown.map(({ thing: item }) => item), until: Number.isFinite(next) ? new Date(next) : null }
}

function beginOf({ from }: Scheduled): number {
  if (from === null) return Number.NEGATIVE_INFINITY
  return isDay(from) ? warsawMidnight(from).getTime() : Date.parse(from)
}

function endOf({ until }: Scheduled): number {
  if (until === null) return Number.POSITIVE_INFINITY
  return isDay(until) ? warsawMidnight(addDays(until, 1)).getTime() : Date.parse(until)
}

function isDay(text: string): boolean {
  return text.length === 'YYYY-MM-DD'.length
}

export const pageKinds = ['home', 'category', 'product', 'search', 'content', 'basket', 'account'] as const

/** The pages of an item; 'all' leaves out the checkout (`isShownAt`). */
export type PageScope = 'all' | (typeof pageKinds)[number][]

const sampleName = { id: 0, name: '' }
const samplePaths: Record<(typeof pageKinds)[number], string> = {
  home: urls.home(),
  category: urls.category(sampleName),
  product: urls.product(sampleName),
  search: urls.search(),
  content: urls.content(''),
  basket: urls.basket(),
  account: urls.account(),
}

/** The path prefixes of these pages, as first path segments; null: all. */
export function pathPrefixesOf(pages: PageScope): string[] | null {
  return pages === 'all' ? null : pages.map((page) => firstPathSegment(samplePaths[page]))
}
