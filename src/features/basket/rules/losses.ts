import type { AppliedPromotion } from '#features/promotions/rules/promoted.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import type { Message, TextOverrides } from '#shared/text.ts'
import { lossTexts } from '../texts/losses.ts'
import { type Goods, goodsValue } from './basket.ts'
import { type ExtraLine, extraName } from './extras.ts'
import { effectsOf } from './promotion-rows.ts'
import { quantitiesOf, type SeenBeside } from './seen-beside.ts'

/** Something beside unit prices that is worse for the shopper than when he last saw it, in words. */
export interface Loss {
  /** The id of a promotion, or of a size to wrap in. */
  about: number
  code: 'promotion_gone' | 'promotion_less' | 'wrap_dearer'
  message: Message
}

/** What losses are told by, beside the goods. */
interface Today {
  code: string
  /** Promotions that may be given to anybody. */
  inForce: ReadonlySet<number>
  format: CurrencyFormat
  words: TextOverrides
}

/**
 * What has become less by itself since the shopper saw these goods: a promotion that is not given any more or gives less, while he pays
 * more for it, and wrapping that costs more. What follows from his own change is none of it, unless the promotion has ended altogether;
 * of a code the code itself says why it no longer works.
 */
export function lossesSince(seen: SeenBeside | null, goods: Goods, today: Today): Loss[] {
  const now = quantitiesOf(goods.lines)
  if (!seen || !Object.keys(seen.lines).some((id) => id in now)) return []
  const untouched = seen.code === today.code && JSON.stringify(seen.lines) === JSON.stringify(now)
  return [
    ...seen.promotions
      .filter(({ promotionId }) => untouched || !today.inForce.has(promotionId))
      .flatMap((before) => lossOf(before, { seen, untouched }, goods, today)),
    ...goods.extras.flatMap((extra) => dearerWrap(extra, seen, today)),
  ].filter(
    (loss, place, all) => all.findIndex(({ about, code }) => about === loss.about && code === loss.code) === place,
  )
}

function lossOf(
  before: AppliedPromotion,
  { seen, untouched }: { seen: SeenBeside; untouched: boolean },
  { lines, promoted: { applied } }: Goods,
  { format, words }: Today,
): Loss[] {
  const now = applied.find(({ promotionId }) => promotionId === before.promotionId)
  if (!now && before.code !== '') return []
  const total = (promotions: AppliedPromotion[], of: 'savedGross' | 'points') =>
    promotions.reduce((sum, promotion) => sum + promotion[of], 0)
  const fell = (of: 'savedGross' | 'points') =>
    (now?.[of] ?? 0) < before[of] && total(applied, of) < total(seen.promotions, of)
  const paysMore = fell('savedGross') && (!untouched || goodsValue({ lines }) > seen.value)
  const paysDelivery = before.freeDelivery && !applied.some(({ freeDelivery }) => freeDelivery)
  if (!paysMore && !paysDelivery && !fell('points')) return []
  const inWords = (promotion: AppliedPromotion) =>
    effectsOf(promotion, formatMoney(promotion.savedGross, format), words).join(', ')
  const values = { name: before.name, before: inWords(before) }
  const left = now ? inWords(now) : ''
  const loss: Pick<Loss, 'code' | 'message'> =
    left === ''
      ? { code: 'promotion_gone', message: { text: lossTexts.promotionGone, values } }
      : { code: 'promotion_less', message: { text: lossTexts.promotionLess, values: { ...values, now: left } } }
  return [{ about: before.promotionId, ...loss }]
}

function dearerWrap({ kind, offer, unitGross }: ExtraLine, { wraps }: SeenBeside, { format }: Today): Loss[] {
  const before = wraps[offer.size.id]
  if (kind !== 'wrap' || before === undefined || unitGross <= before) return []
  const values = { name: extraName(offer), before: formatMoney(before, format), now: formatMoney(unitGross, format) }
  return [{ about: offer.size.id, code: 'wrap_dearer', message: { text: lossTexts.wrapDearer, values } }]
}
