import { changed } from '#platform/changed.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { type PublicShop, transaction } from '#shop'
import { describeNamed, ensureNamed } from '../writes/dictionaries.ts'

/** A producer or a series. */
export interface Maker {
  slug: string
  name: string
  /** HTML; made harmless before it is stored. */
  description: string
}

/** Creates producers and series, or names and describes those that have these slugs. */
export async function describeMakers(
  shop: PublicShop,
  request: { producers: Maker[]; series: Maker[] },
): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const [table, makers] of [
      ['producer', request.producers],
      ['series', request.series],
    ] as const) {
      await ensureNamed(shop, table, makers)
      await describeNamed(
        shop,
        table,
        makers.map((maker) => ({ ...maker, description: sanitiseHtml(maker.description) })),
      )
    }
    await changed(shop, ['all'])
  })
}
