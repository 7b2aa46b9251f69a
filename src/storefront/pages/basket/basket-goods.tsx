import { priceBefore } from '#features/basket/rules/basket.ts'
import { pageTexts } from '#features/basket/texts/page.ts'
import { BasketRow } from '#features/basket/ui/basket-row.tsx'
import { ChangesNotice } from '#features/basket/ui/changes-notice.tsx'
import { BasketComment } from '#features/basket/ui/comments.tsx'
import { ExtraRows } from '#features/basket/ui/extra-rows.tsx'
import { GiftChoice } from '#features/basket/ui/gift-choice.tsx'
import { WrapChoice } from '#features/basket/ui/wrap-choice.tsx'
import { useWords } from '#kit/words.tsx'
import type { Decimal } from '#shared/decimal.ts'
import type { Route } from './+types/page'
import { LinesDeeds } from './lines-deeds.tsx'
import type { preview } from './preview.ts'

interface BasketGoodsProps {
  data: Route.ComponentProps['loaderData']
  /** As they will be with the quantities that are wanted. */
  goods: ReturnType<typeof preview>
  onQuantity: (lineId: number, quantity: Decimal) => void
}

/** What lies in the basket, what comes along, and what can be done with it. */
export function BasketGoods({
  data: { basket, comment, gifts, wraps, priceType, reductions },
  goods,
  onQuantity,
}: BasketGoodsProps) {
  const say = useWords()
  const { losses } = basket
  const changed = losses.length > 0 || goods.lines.some((line) => line.problem !== null || priceBefore(line) !== null)
  return (
    <section aria-label={say(pageTexts.products)}>
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
          />
        ))}
      </ul>
      <ExtraRows {...goods} priceType={priceType} />
      <LinesDeeds count={goods.lines.length} />
      <BasketComment comment={comment} />
      <GiftChoice {...gifts} chosen={basket.extras.find(({ kind }) => kind === 'gift')?.offer.size.id ?? null} />
      <WrapChoice choices={wraps} lines={basket.lines} ofAll={basket.wrapSizeId} priceType={priceType} />
    </section>
  )
}
