import { distinctVersionName, isPhysical } from '#features/catalogue/rules/product.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { decimalText } from '#shared/decimal.ts'
import { nonBreaking } from '#shared/text.ts'
import type { BasketLine } from '../rules/basket.ts'
import { basketPageTexts } from '../texts/page.ts'
import { LineWorth } from './basket-row.tsx'
import { LineOptionsText } from './line-details.tsx'

/** The line of a product that was just added: picture, name, variant, quantity and price. */
export function AddedLine({ line, priceType }: { line: BasketLine; priceType: PriceType }) {
  const t = useTranslate()
  const { offer, quantity } = line
  const version = distinctVersionName(offer.product)
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4">
      <div className="aspect-square overflow-hidden rounded-panel bg-picture">
        {offer.picture && <Picture picture={{ ...offer.picture, alt: '' }} sizes="96px" className="size-full" />}
      </div>
      <div className="flex flex-col gap-0.5">
        <p className="font-semibold">{nonBreaking(offer.product.name)}</p>
        {version && <p className="text-small text-soft">{version}</p>}
        {offer.size.type !== 'uniw' && (
          <p className="text-small text-soft">
            {isPhysical(offer.product.kind)
              ? t(basketPageTexts.size, { size: offer.size.name })
              : nonBreaking(offer.size.name)}
          </p>
        )}
        <LineOptionsText line={line} />
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
