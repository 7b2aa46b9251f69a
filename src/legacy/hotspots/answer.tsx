import { PlainCard } from '#features/catalogue/ui/plain-card.tsx'
import { hotspots } from '#features/hotspots/reads/hotspots.ts'
import { hotspotZones } from '#features/hotspots/rules/zones.ts'
import { HotspotRow } from '#features/hotspots/ui/hotspot-row.tsx'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { PublicShop } from '#shop'
import type { AskedHotspots } from './asked.ts'

/** HTML by the id of the element that it replaces; nothing in it: the element goes. The rows are those of the product's page. */
export async function hotspotsAnswer(
  shop: PublicShop,
  { zones, productIds }: AskedHotspots,
): Promise<Record<string, string>> {
  const known = hotspotZones.filter((zone) => zones.includes(zone))
  const rows = known.length > 0 && productIds.length > 0 ? await hotspots(shop, productIds) : null
  const html = new Map<string, string>(
    known.map((zone) => [
      zone,
      staticMarkup(shop, <HotspotRow zone={zone} products={rows?.[zone] ?? []} plainCard={PlainCard} />),
    ]),
  )
  return Object.fromEntries(zones.map((zone) => [zone, html.get(zone) ?? '']))
}
