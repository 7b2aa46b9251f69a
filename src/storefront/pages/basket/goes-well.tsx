import type { Hotspots } from '#features/hotspots/rules/zones.ts'
import { HotspotRow } from '#features/hotspots/ui/hotspot-row.tsx'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'

/** Rows of what goes well with the basket (A2.11). */
export function GoesWell({ beside }: { beside: Hotspots<GridProduct> }) {
  return (
    <div className="page-width pb-12">
      <HotspotRow zone="products_associated_zone1" products={beside.products_associated_zone1} />
      <HotspotRow zone="products_associated_zone2" products={beside.products_associated_zone2} />
    </div>
  )
}
