import type { Pages } from './page-kinds.ts'
import type { Dated } from './shown-at.ts'

export const barLooks = ['calm', 'accent', 'sale'] as const

/** What the shop announces at the top of its pages until somebody closes it (A4.25). */
export interface PromoBar extends Dated {
  /** Browsers remember what has been closed by it. */
  id: string
  text: string
  link: { text: string; address: string } | null
  pages: Pages
  look: (typeof barLooks)[number]
}
