import type { PriceType } from '#features/pricing/settings.ts'
import { Picture } from '#kit/picture.tsx'
import { decimalText } from '#shared/decimal.ts'
import { nonBreaking } from '#shared/text.ts'
import type { BasketLine } from '../rules/basket.ts'
import { LineWorth } from './basket-row.tsx'
import { LineVariant } from './line-details.tsx'

/**
 * The line of a product that was just added: picture, name, variant, quantity and price. It is never higher than the panel reserves for it, or
 * the buttons below would move under the pointer: the basket says all of a long engraving.
 */
export function AddedLine({ line, priceType }: { line: BasketLine; priceType: PriceType }) {
  const { offer, quantity } = line
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4">
      <div className="aspect-square overflow-hidden rounded-panel bg-picture">
        {offer.picture && <Picture picture={{ ...offer.picture, alt: '' }} sizes="96px" className="size-full" />}
      </div>
      <div className="flex flex-col gap-0.5">
        <div className="line-clamp-3">
          <p className="font-semibold">{nonBreaking(offer.product.name)}</p>
          <LineVariant line={line} />
        </div>
        <p className="flex justify-between gap-4 tabular-nums">
          <span className="text-soft">
            {decimalText(quantity).replace('.', ',')} {offer.unit.name}
          </span>
          <span className="font-semibold">
            <LineWorth line={line} priceType={priceType} />
          </span>
        </p>
      </div>
    </div>
  )
}
