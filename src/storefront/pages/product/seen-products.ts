import type { PictureSource } from '#kit/picture.tsx'

/** A product whose page the visitor has opened, as the row of those shows it: no price, which may be another one by now. */
export interface SeenProduct {
  id: number
  name: string
  /** '/produkt/…' */
  address: string
  picture: PictureSource | null
}

const maxSeen = 12
const storageKey = 'seen-products'
const storedFor = 30 * 24 * 60 * 60 * 1000 // milliseconds

/** Since the document was loaded: nothing of it is stored. */
let seenHere: SeenProduct[] = []

/** Returns the products seen before this one, latest first. */
export function seenBefore(id: number): SeenProduct[] {
  const stored = readStored() ?? []
  return mergeSeen(seenHere, stored).filter((product) => product.id !== id)
}

/** Notes that a product is seen; stores it only if the visitor has asked for that. */
export function noteSeen(product: SeenProduct): void {
  seenHere = mergeSeen([product], seenHere)
  if (isStored()) storeSeen()
}

/** Whether the visitor has asked this browser to remember what they see. */
export function isStored(): boolean {
  return readStored() !== null
}

/** Stores what has been seen in this browser alone, for 30 days from now. */
export function storeSeen(): void {
  const products = mergeSeen(seenHere, readStored() ?? [])
  try {
    localStorage.setItem(storageKey, JSON.stringify({ until: Date.now() + storedFor, products }))
  } catch {
    // without storage the list ends with the document
  }
}

/** Removes the stored list, and what has been seen since. */
export function forgetSeen(): void {
  seenHere = []
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // nothing was stored
  }
}

function readStored(): SeenProduct[] | null {
  try {
    return parseSeen(localStorage.getItem(storageKey), Date.now())
  } catch {
    return null
  }
}

/** Returns both lists as one, each product once. */
export function mergeSeen(later: SeenProduct[], earlier: SeenProduct[]): SeenProduct[] {
  const ids = new Set(later.map(({ id }) => id))
  return [...later, ...earlier.filter(({ id }) => !ids.has(id))].slice(0, maxSeen)
}

/** Returns a stored list; null when there is none, or it has expired. Whatever is no product of this shop is left out. */
export function parseSeen(stored: string | null, now: number): SeenProduct[] | null {
  const { until, products } = JSON.parse(stored ?? '{}') ?? {}
  if (!(until > now) || !Array.isArray(products)) return null
  return products.filter(isSeenProduct)
}

function isSeenProduct(product: SeenProduct | null): boolean {
  return (
    Number.isSafeInteger(product?.id) &&
    typeof product?.name === 'string' &&
    /^\/produkt\/[\w-]+$/.test(product.address) &&
    (product.picture === null || /^[0-9a-f]{64}$/.test(product.picture.file))
  )
}
