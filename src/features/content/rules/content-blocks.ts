import { addDays, warsawMidnight } from '#shared/day.ts'
import { firstPathSegment, urls } from '#shared/urls.ts'
import { isShownAt } from './shown-at-path.ts'

export const toplayerDevices = ['mobile', 'tablet', 'pc'] as const

/** What the shop says in a window beside the page that keeps nobody from anything, until somebody closes it (A7.20). */
export interface Toplayer extends Scheduled {
  /** Browsers remember what has been closed by it. */
  id: string
  title: string
  /** A paragraph a line. */
  text: string
  link: { text: string; address: string } | null
  pages: PageScope
  devices: (typeof toplayerDevices)[number][]
}

interface ToplayerFilter {
  /** Of the page that it is asked for; null: any. */
  path: string | null
  /** In any of these; none: whichever. */
  devices: string[]
}

/** The layers of this moment for a page and a device. */
export function activeToplayers(layers: Toplayer[], now: Date, { path, devices: asked }: ToplayerFilter): Toplayer[] {
  return activeAt(layers, now).shown.filter(({ pages, devices }) => {
    const fits = asked.length === 0 || devices.some((device) => asked.includes(device))
    return fits && (path === null || isShownAt(path, pathPrefixesOf(pages)))
  })
}

/** One of a product's own pictures, by its place from 1. */
export interface PictureChoice {
  product: number
  place: number
}

export interface TextLink {
  text: string
  address: string
}

/** What is promised beside a sign. */
export const promiseIcons = ['parcel', 'return', 'hand', 'shield', 'heart'] as const

/** Labels that a product may carry. */
export const homeLabels = ['bestseller', 'new', 'recommended'] as const

/** A part of the home page, as the merchant chooses it. */
export type HomeSection =
  | { kind: 'hero'; title: string; text: string; links: TextLink[]; pictures: PictureChoice[] }
  | { kind: 'promises'; items: { icon: (typeof promiseIcons)[number]; title: string; text: string }[] }
  | { kind: 'categories'; title: string }
  | { kind: 'label'; title: string; label: (typeof homeLabels)[number] }
  | { kind: 'category'; title: string; category: number }
  | { kind: 'newest' | 'reduced'; title: string }
  | { kind: 'text'; title: string; text: string; anchor: string; picture: PictureChoice | null; link: TextLink | null }
  | { kind: 'picture'; picture: PictureChoice; link: TextLink }
  | { kind: 'link'; link: TextLink }

export const promoBarStyles = ['calm', 'accent', 'sale'] as const

/** What the shop announces at the top of its pages until somebody closes it (A4.25). */
export interface PromoBar extends Scheduled {
  /** Browsers remember what has been closed by it. */
  id: string
  text: string
  link: { text: string; address: string } | null
  pages: PageScope
  look: (typeof promoBarStyles)[number]
}

/** What the shop shows large on its home page, after the house itself (A2.12). */
export interface Slide extends Scheduled {
  title: string
  text: string
  link: { text: string; address: string }
  /** One of a product's own, by its place from 1. */
  picture: { product: number; place: number }
}

/** What is shown for a time only. */
interface Scheduled {
  /** Its first and its last day in Poland ('YYYY-MM-DD'), or a moment (RFC 3339); null: no bound. */
  from: string | null
  until: string | null
}

/** What is shown at that moment, in its order, and when the next thing begins or ends; null: never. */
export function activeAt<Thing extends Scheduled>(things: Thing[], now: Date): { shown: Thing[]; until: Date | null } {
  const times = things.map((thing) => ({ thing, begin: beginOf(thing), end: endOf(thing) }))
  const shown = times.filter(({ begin, end }) => begin <= now.getTime() && now.getTime() < end)
  const next = Math.min(...times.flatMap(({ begin, end }) => [begin, end]).filter((moment) => moment > now.getTime()))
  return { shown: shown.map(({ thing }) => thing), until: Number.isFinite(next) ? new Date(next) : null }
}

function beginOf({ from }: Scheduled): number {
  if (from === null) return Number.NEGATIVE_INFINITY
  return isDay(from) ? warsawMidnight(from).getTime() : Date.parse(from)
}

function endOf({ until }: Scheduled): number {
  if (until === null) return Number.POSITIVE_INFINITY
  return isDay(until) ? warsawMidnight(addDays(until, 1)).getTime() : Date.parse(until)
}

function isDay(words: string): boolean {
  return words.length === 'YYYY-MM-DD'.length
}

export const pageKinds = ['home', 'category', 'product', 'search', 'content', 'basket', 'account'] as const

/** On which pages something stands; 'all' leaves out where somebody orders (`standsAt`). */
export type PageScope = 'all' | (typeof pageKinds)[number][]

const someName = { id: 0, name: '' }
const samplePaths: Record<(typeof pageKinds)[number], string> = {
  home: urls.home(),
  category: urls.category(someName),
  product: urls.product(someName),
  search: urls.search(),
  content: urls.content(''),
  basket: urls.basket(),
  account: urls.account(),
}

/** What the addresses of these pages begin with, as `firstPart` tells it; null: all. */
export function pathPrefixesOf(pages: PageScope): string[] | null {
  return pages === 'all' ? null : pages.map((page) => firstPathSegment(samplePaths[page]))
}
