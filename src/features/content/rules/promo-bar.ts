import type { Dated } from './shown-at.ts'

export const barPages = ['home', 'category', 'product', 'search', 'content', 'basket', 'account'] as const
export const barLooks = ['calm', 'accent', 'sale'] as const

/** What the shop announces at the top of its pages until somebody closes it (A4.25). */
export interface PromoBar extends Dated {
  /** Browsers remember what has been closed by it. */
  id: string
  text: string
  link: { text: string; address: string } | null
  pages: 'all' | (typeof barPages)[number][]
  look: (typeof barLooks)[number]
}
