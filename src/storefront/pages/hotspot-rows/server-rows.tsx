import type { ReactNode, Ref } from 'react'
import type { Hotspots } from '#features/hotspots/rules.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { ServerHtml } from '#kit/static-html.tsx'
import type { Packed } from '#shared/packed.ts'
import type { QuickProduct } from '../../cards/quick-add-request.ts'

interface ServerRowsProps {
  id: string
  ref?: Ref<HTMLDivElement>
  /** Set on the server only. */
  children: ReactNode
}

/**
 * Server-rendered markup that the browser does not hydrate, without the scripts that rendered it; a hydrated component may replace it.
 * Empty on a page rendered in the browser.
 */
export function ServerRows({ id, ref, children }: ServerRowsProps) {
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <ServerHtml id={id} ref={ref} />
}

export interface HotspotRowsProps {
  hotspots: Packed<Hotspots<GridProduct>>
  /** The product of the page, which can be compared too. */
  product?: QuickProduct
  /** Its button was pressed before the module was loaded. */
  compares?: boolean
  /** The server-rendered button of a row that was pressed before it could scroll the row. */
  pressed?: Element | null
  /** Called when a product has been added to the basket. */
  onAdded?: () => void
}

/** The parts of the page that hold the rows and the button that compares its product. */
export const rowsId = 'hotspots'
export const compareSlotId = 'compare'
