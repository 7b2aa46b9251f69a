import type { SeenKeptLine } from '#features/basket/rules/kept-line.ts'
import { SavedLines } from '#features/basket/ui/saved-lines.tsx'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { Shop } from '#shop'

/** What is put aside, made on the server so that its rows are in no script; '' where there is nothing. */
export function savedMarkup(shop: Shop, lines: SeenKeptLine[]): string {
  if (lines.length === 0) return ''
  return staticMarkup(shop, <SavedLines lines={lines} priceType={shop.settings.get(priceTypeSetting)} />)
}
