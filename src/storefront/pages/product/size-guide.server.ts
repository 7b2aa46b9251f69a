import { sizeGuidesOf, sizeGuidesSetting } from '#features/catalogue/settings.ts'
import { findCurrentContent } from '#features/content/queries.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'

/** The page that helps to choose a size. */
export interface SizeGuideLinkData {
  title: string
  address: string
}

/** Returns the size guide of the deepest of these categories that has one; null without, or while its page is not published. */
export async function findSizeGuide(shop: PublicShop, categories: { id: number }[]): Promise<SizeGuideLinkData | null> {
  const guides = sizeGuidesOf(shop.settings.get(sizeGuidesSetting))
  const deepest = categories.findLast(({ id }) => guides.some(({ category }) => category === id))
  const guide = guides.find(({ category }) => category === deepest?.id)
  const content = guide ? await findCurrentContent(shop, guide.page) : null
  return content && { title: content.title, address: urls.content(content.slug) }
}
