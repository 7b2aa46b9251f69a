import { useRevalidator } from 'react-router'
import { previousPrice } from '#features/basket/rules/basket.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { ChangesNotice } from '#features/basket/ui/basket-messages.tsx'
import { BasketRow } from '#features/basket/ui/basket-row.tsx'
import { ChooseAll } from '#features/basket/ui/choose-all.tsx'
import { BasketComment } from '#features/basket/ui/comments.tsx'
import { ExtraRows } from '#features/basket/ui/extra-rows.tsx'
import { Fold } from '#features/basket/ui/fold.tsx'
import { GiftsAndPromotions } from '#features/basket/ui/gifts-and-promotions.tsx'
import { WrapPicker } from '#features/basket/ui/wrap-picker.tsx'
import { SaveBasketAsList } from '#features/lists/ui/save-basket-as-list.tsx'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Decimal } from '#shared/decimal.ts'
import { HotspotRows } from '../hotspot-rows/hotspot-rows.tsx'
import type { HotspotRowsProps } from '../hotspot-rows/server-rows.tsx'
import type { Route } from './+types/page'
import type { previewBasket } from './use-line-changes.ts'

interface BasketGoodsProps {
  data: Route.ComponentProps['loaderData']
  /** Lines with the pending quantities applied. */
  goods: ReturnType<typeof previewBasket>
  onQuantity: (lineId: number, quantity: Decimal) => void
  /** The quantity of the line at this index is another one than was typed. */
  onAdjusted: (index: number) => void
}

/** The lines of the basket, with the chosen gift and wrappings. */
export function BasketGoods({
  data: { basket, priceType, reductions },
  goods,
  onQuantity,
  onAdjusted,
}: BasketGoodsProps) {
  const t = useTranslate()
  const { losses } = basket
  const changed = losses.length > 0 || goods.lines.some((line) => line.problem !== null || previousPrice(line) !== null)
  return (
    <section aria-label={t(basketPageTexts.products)}>
      {changed && <ChangesNotice losses={losses} />}
      <ul>
        {goods.lines.map((line, index) => (
          <BasketRow
            key={line.id}
            line={line}
            index={index}
            priceType={priceType}
            reduction={reductions.get(line.sizeId)}
            onQuantity={(quantity) => onQuantity(line.id, quantity)}
            onAdjusted={() => onAdjusted(index)}
          />
        ))}
      </ul>
      <ExtraRows {...goods} priceType={priceType} />
      <noscript>
        <Button kind="secondary" className="mt-4">
          {t(basketPageTexts.update)}
        </Button>
      </noscript>
    </section>
  )
}

/**
 * What the goods bring, and what few visitors need, folded away: wrappings, the comment of the order, and the actions for several lines. On
 * small views it follows the sums.
 */
export function BasketExtras({
  data: { basket, gifts, comment, wraps, priceType },
  goods: { promoted },
}: Pick<BasketGoodsProps, 'data' | 'goods'>) {
  return (
    <div className="max-desktop:border-t max-desktop:border-line">
      <GiftsAndPromotions
        {...gifts}
        chosen={basket.extras.find(({ kind }) => kind === 'gift')?.offer.size.id ?? null}
        refused={promoted.refused}
      />
      <WrapPicker choices={wraps} lines={basket.lines} ofAll={basket.wrapSizeId} priceType={priceType} />
      <BasketComment comment={comment} />
      <BulkActions count={basket.lines.length} />
    </div>
  )
}

const bulkActions = [
  ['remove-chosen', basketPageTexts.removeChosen],
  ['clear', basketPageTexts.removeAll],
  ['share', basketPageTexts.share],
] as const

/** The actions for several lines, or for all of them; lines can be selected while it is unfolded. */
function BulkActions({ count }: { count: number }) {
  const t = useTranslate()
  return (
    <Fold title={t(basketPageTexts.manage)} className="line-choices">
      <div className="flex flex-wrap items-center gap-x-6">
        <ChooseAll key={count} />
        {bulkActions.map(([action, text]) => (
          <button key={action} type="submit" name="do" value={action} className="row-action">
            {t(text)}
          </button>
        ))}
        <SaveBasketAsList />
      </div>
    </Fold>
  )
}

/** Recommendations for the basket (A2.11); products added from them appear in the basket at once. */
export function RelatedRows({ hotspots }: Pick<HotspotRowsProps, 'hotspots'>) {
  const { revalidate } = useRevalidator()
  return (
    <div className="page-width -mt-8 pb-12 desktop:mt-0">
      <HotspotRows hotspots={hotspots} onAdded={revalidate} />
    </div>
  )
}
