import { useRevalidator } from 'react-router'
import type { Hotspots } from '#features/hotspots/rules/zones.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { HotspotRows } from '../hotspot-rows/hotspot-rows.tsx'

/** Rows of what goes well with the basket (A2.11); what is added from them stands in it at once. */
export function GoesWell({ beside }: { beside: Hotspots<GridProduct> }) {
  const { revalidate } = useRevalidator()
  return (
    <div className="page-width pb-12">
      <HotspotRows hotspots={beside} onAdded={revalidate} />
    </div>
  )
}
