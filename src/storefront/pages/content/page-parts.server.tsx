import { headingLevelAfter, lastHeadingOf } from '#features/content/rules/headings.ts'
import { cutAtBlocks } from '#features/content/rules/page-blocks.ts'
import { beginsWithPicture } from '#features/content/rules/page-sections.ts'
import { contentTexts } from '#features/content/texts.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { renderStatic } from '#kit/render-static.tsx'
import { nonBreaking, translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { layOutIllustrated } from './illustrated-parts.server.tsx'
import { getProductRows } from './product-rows.server.ts'
import { renderSettingBlock } from './setting-blocks.server.tsx'

/** HTML of the page, of a list from the settings, or a row of goods. */
export type ShownPart = { html: string } | { block: string } | GoodsPart

interface GoodsPart {
  goods: GridProduct[]
  /** Level of the goods' headings. */
  heading: 'h2' | 'h3' | 'h4'
  /** How many of its pictures may be in the first window. */
  eager: number
  /** The link to the whole list, whose words are followed by the section's title; null where the row is all of it. */
  all: { address: string; words: string; section: string } | null
}

/** Index of the last part whose pictures may be in the first window: below the introduction. */
const firstRow = 1

/** Cuts a content page at its blocks, and renders those; an illustrated page is laid out with its pictures. */
export async function renderPageParts(shop: PublicShop, html: string, isIllustrated: boolean): Promise<ShownPart[]> {
  const parts = cutAtBlocks(html)
  const rows = await getProductRows(shop, parts)
  const shown: ShownPart[] = []
  let before = ''
  for (const [index, part] of parts.entries()) {
    if ('html' in part) {
      const isBeforeGoods = 'list' in (parts[index + 1] ?? {})
      shown.push(...(isIllustrated ? layOutIllustrated(shop, part.html, isBeforeGoods) : [part]))
      before += part.html
    } else if ('block' in part) shown.push({ block: await renderSettingBlock(shop, part.block) })
    else {
      const row = rows.get(index)
      if (!row) continue
      const { products, list } = row
      shown.push({
        goods: products,
        heading: headingLevelAfter(before),
        eager: index <= firstRow ? 2 : 0,
        all: list.count > products.length ? linkToAll(shop, list, lastHeadingOf(before)) : null,
      })
    }
  }
  return shown
}

function linkToAll(shop: PublicShop, { address, count }: { address: string; count: number }, section: string) {
  return { address, words: translate(contentTexts.all, { count }, shop.textOverrides), section }
}

/**
 * Returns the parts with the title in the first of them, where that begins with a picture, beside which the title stands (styles: content-page);
 * null for other pages, whose title is above all parts.
 */
export function withTitleInside(shop: PublicShop, parts: ShownPart[], title: string): ShownPart[] | null {
  const [first, ...others] = parts
  if (!first || !('html' in first) || !beginsWithPicture(first.html)) return null
  return [{ html: renderStatic(shop, <h1>{nonBreaking(title)}</h1>) + first.html }, ...others]
}
