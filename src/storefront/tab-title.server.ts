import { sellerSettings } from '#features/content/settings.ts'
import type { PublicShop } from '#shop'

/** What the tab of the browser says: the page, and whose shop it is. */
export function tabTitle({ settings }: Pick<PublicShop, 'settings'>, title: string): string {
  return `${title} · ${settings.get(sellerSettings.shopName)}`
}

/** The heading of a page, and what its tab says. */
export function titles(shop: Pick<PublicShop, 'settings'>, title: string): { title: string; tab: string } {
  return { title, tab: tabTitle(shop, title) }
}
