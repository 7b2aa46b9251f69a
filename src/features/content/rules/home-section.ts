/** One of a product's own pictures, by its place from 1. */
export interface PictureChoice {
  product: number
  place: number
}

export interface Linked {
  text: string
  address: string
}

/** What is promised beside a sign. */
export const promiseIcons = ['parcel', 'return', 'hand', 'shield', 'heart'] as const

/** Labels that a product may carry. */
export const homeLabels = ['bestseller', 'new', 'recommended'] as const

/** A part of the home page, as the merchant chooses it. */
export type HomeSection =
  | { kind: 'hero'; title: string; text: string; links: Linked[]; pictures: PictureChoice[] }
  | { kind: 'promises'; items: { icon: (typeof promiseIcons)[number]; title: string; text: string }[] }
  | { kind: 'categories'; title: string }
  | { kind: 'label'; title: string; label: (typeof homeLabels)[number] }
  | { kind: 'category'; title: string; category: number }
  | { kind: 'newest' | 'reduced'; title: string }
  | { kind: 'text'; title: string; text: string; anchor: string; picture: PictureChoice | null; link: Linked | null }
  | { kind: 'picture'; picture: PictureChoice; link: Linked }
  | { kind: 'link'; link: Linked }
