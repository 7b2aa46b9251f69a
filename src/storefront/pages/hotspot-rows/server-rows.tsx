import type { ReactNode, Ref } from 'react'
import type { Hotspots } from '#features/hotspots/rules.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { ServerHtml } from '#kit/static-html.tsx'
import type { QuickProduct } from '../../cards/quick-add-request.ts'

interface AsMadeProps {
  id: string
  ref?: Ref<HTMLDivElement>
  /** Only the server knows them. */
  children: ReactNode
}

/**
 * Markup that the server has made and the browser leaves as it is, without the scripts that made it; who wants it livelier renders something
 * else in its place. Empty on a page that the browser made itself.
 */
export function ServerRows({ id, ref, children }: AsMadeProps) {
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <ServerHtml id={id} ref={ref} />
}

export interface HotspotRowsProps {
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
export const rowsId = 'hotspots'
export const compareSlotId = 'compare'
