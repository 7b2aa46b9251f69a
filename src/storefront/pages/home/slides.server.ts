import { picturesAt } from '#features/catalogue/reads/pictures-at.ts'
import { shownAt } from '#features/content/rules/shown-at.ts'
import { slidePauseSetting, slidesSetting } from '#features/content/settings.ts'
import { validUntil } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'

/** The slides of now that have a picture, and the seconds between two of them; 0: they do not move by themselves. */
export async function homeSlides(shop: PublicShop) {
  const { shown, until } = shownAt(shop.settings.get(slidesSetting), shop.now)
  validUntil(shop, until)
  const pictures = await picturesAt(
    shop,
    shown.map(({ picture }) => picture),
  )
  return {
    pause: shop.settings.get(slidePauseSetting),
    shown: shown.flatMap(({ title, text, link }, place) => {
      const picture = pictures[place]
      return picture ? [{ title, text, link, picture }] : []
    }),
  }
}

export type HomeSlides = Awaited<ReturnType<typeof homeSlides>>
