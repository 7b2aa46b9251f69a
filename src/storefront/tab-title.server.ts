import { sellerSettings } from '#features/content/settings.ts'
import type { PublicShop } from '#shop'

/** Returns the title of the browser tab: the page and the shop's name. */
export function tabTitle({ settings }: Pick<PublicShop, 'settings'>, title: string): string {
  return `${title} · ${settings.get(sellerSettings.shopName)}`
}

/** Returns the heading of a page, and its tab title. */
export function pageTitles(shop: Pick<PublicShop, 'settings'>, title: string): { title: string; tab: string } {
  return { title, tab: tabTitle(shop, title) }
}
