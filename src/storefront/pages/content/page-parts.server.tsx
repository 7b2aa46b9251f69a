import { headingLevelAfter } from '#features/content/rules/headings.ts'
import { cutAtBlocks } from '#features/content/rules/page-blocks.ts'
import { renderStatic } from '#kit/render-static.tsx'
import type { PublicShop } from '#shop'
import { getProductRows, StaticProductRow } from './product-rows.server.tsx'
import { renderSettingBlock } from './setting-blocks.server.tsx'

/** HTML of the page, of a list from the settings, or of a row of goods. */
export type ShownPart = { html: string } | { block: string } | { goods: string }

/** Index of the last part whose pictures may be in the first window: below the introduction. */
const firstRow = 1

/** Cuts a content page at its blocks, and renders those. */
export async function renderPageParts(shop: PublicShop, html: string): Promise<ShownPart[]> {
  const parts = cutAtBlocks(html)
  const rows = await getProductRows(shop, parts)
  const shown = parts.map(async (part, index): Promise<ShownPart | null> => {
    if ('html' in part) return part
    if ('block' in part) return { block: await renderSettingBlock(shop, part.block) }
    const products = rows.get(index)
    if (!products) return null
    const before = parts.slice(0, index).map((earlier) => ('html' in earlier ? earlier.html : ''))
    const row = (
      <StaticProductRow products={products} heading={headingLevelAfter(before.join(''))} eager={index <= firstRow} />
    )
    return { goods: renderStatic(shop, row) }
  })
  return (await Promise.all(shown)).filter((part) => part !== null)
}
