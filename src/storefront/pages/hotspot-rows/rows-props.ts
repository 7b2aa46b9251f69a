import type { Hotspots } from '#features/hotspots/rules/zones.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import type { QuickProduct } from '../../cards/press.ts'

export interface RowsProps {
  hotspots: Hotspots<GridProduct>
  /** That the page is about, which can be compared too. */
  product?: QuickProduct
  /** It was pressed to be compared before that could be done. */
  compares?: boolean
  /** The button of a row, as the server made it, that was pressed before it could move the row. */
  pressed?: Element | null
  /** One of them has come into the basket. */
  onAdded?: () => void
}

/** Where on the page the rows stand, and the button that compares its product. */
export const rowsPlace = 'hotspots'
export const comparePlace = 'compare'
