import type { SeenKeptLine } from '#features/basket/rules/kept-line.ts'
import { KeptRow } from '#features/basket/ui/kept-row.tsx'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { staticMarkup } from '#kit/static-markup.tsx'
import type { Shop } from '#shop'

/** The goods of a shared basket, made on the server: nothing of them changes in the browser. */
export function rowsMarkup(shop: Shop, lines: SeenKeptLine[]): string {
  const priceType = shop.settings.get(priceTypeSetting)
  return staticMarkup(
    shop,
    <ul className="border-t border-line">
      {lines.map((line) => (
        <KeptRow key={line.id} line={line} priceType={priceType} />
      ))}
    </ul>,
  )
}
