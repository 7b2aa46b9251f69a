import type { AppliedPromotion } from '#features/promotions/rules/promotion-result.ts'
import { decimalText } from '#shared/decimal.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import type { Message, TextOverrides } from '#shared/text.ts'
import { lossTexts } from '../texts/notices.ts'
import { goodsValue, type PricedLines } from './basket.ts'
import { type ExtraLine, extraName } from './extras.ts'
import { promotionEffects } from './summary-rows.ts'

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
export function findLosses(seen: SeenSnapshot | null, goods: PricedLines, today: Today): Loss[] {
  const now = quantitiesByLine(goods.lines)
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
  { seen, untouched }: { seen: SeenSnapshot; untouched: boolean },
  { lines, promoted: { applied } }: PricedLines,
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
    promotionEffects(promotion, formatMoney(promotion.savedGross, format), words).join(', ')
  const values = { name: before.name, before: inWords(before) }
  const left = now ? inWords(now) : ''
  const loss: Pick<Loss, 'code' | 'message'> =
    left === ''
      ? { code: 'promotion_gone', message: { text: lossTexts.promotionGone, values } }
      : { code: 'promotion_less', message: { text: lossTexts.promotionLess, values: { ...values, now: left } } }
  return [{ about: before.promotionId, ...loss }]
}

function dearerWrap({ kind, offer, unitGross }: ExtraLine, { wraps }: SeenSnapshot, { format }: Today): Loss[] {
  const before = wraps[offer.size.id]
  if (kind !== 'wrap' || before === undefined || unitGross <= before) return []
  const values = { name: extraName(offer), before: formatMoney(before, format), now: formatMoney(unitGross, format) }
  return [{ about: offer.size.id, code: 'wrap_dearer', message: { text: lossTexts.wrapDearer, values } }]
}

/** What a shopper has seen beside unit prices: what promotions made of his basket, and what wrapping cost. */
interface SeenSnapshot {
  /** Of all amounts here, which are gross minor units. */
  currency: string
  /** Quantities by the id of their line, and the code: while they are the same, only the shop can have changed the sums. */
  lines: Record<string, string>
  code: string
  /** What the goods cost after promotions. */
  value: number
  promotions: AppliedPromotion[]
  /** What one costs, by the id of its size. */
  wraps: Record<string, number>
}

/** What is to be seen of goods as they stand, as JSON: '' where nothing could become less. Equal goods make equal texts. */
export function serializeSeenSnapshot(
  { lines, extras, promoted }: PricedLines,
  code: string,
  currency: string,
): string {
  const wraps = extras.filter(({ kind }) => kind === 'wrap')
  if (promoted.applied.length === 0 && wraps.length === 0) return ''
  const seen: SeenSnapshot = {
    currency,
    lines: quantitiesByLine(lines),
    code,
    value: goodsValue({ lines }),
    promotions: promoted.applied,
    wraps: Object.fromEntries(wraps.map(({ offer, unitGross }) => [offer.size.id, unitGross])),
  }
  return JSON.stringify(seen)
}

/** What was seen; null when nothing was, or it was in another currency. */
export function parseSeenSnapshot(text: string, currency: string): SeenSnapshot | null {
  const seen = text === '' ? null : (JSON.parse(text) as SeenSnapshot)
  return seen?.currency === currency ? seen : null
}

/** Quantities as texts, by the id of their line. */
function quantitiesByLine(lines: PricedLines['lines']): Record<string, string> {
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, decimalText(quantity)]))
}

interface NoticeSources {
  losses: Loss[]
  notices: PricedLines['notices']
  /** Of a code that works and has nothing to do. */
  idleCode: Message | null
}

/** What calls tell of a basket beside its lines: what has become less, what does not come along, and why a code stays unused. */
export function basketNotices({ losses, notices, idleCode }: NoticeSources): { code: string; message: Message }[] {
  return [...losses, ...notices, ...(idleCode ? [{ code: 'idle_code', message: idleCode }] : [])]
}
