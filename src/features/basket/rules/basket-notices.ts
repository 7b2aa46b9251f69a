import type { AppliedPromotion } from '#features/promotions/rules/promotion-result.ts'
import { decimalText } from '#shared/decimal.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import type { Message, TextOverrides } from '#shared/text.ts'
import { lossTexts } from '../texts/notices.ts'
import { goodsValue, type PricedLines } from './basket.ts'
import { type ExtraLine, extraName } from './extras.ts'
import { promotionEffects } from './summary-rows.ts'

/** A loss since the shopper last saw the basket, other than a unit price, with its message. */
export interface Loss {
  /** The id of a promotion, or of a wrapping's size. */
  about: number
  code: 'promotion_gone' | 'promotion_less' | 'wrap_dearer'
  message: Message
}

/** The current data that losses are computed from, besides the goods. */
interface Today {
  code: string
  /** Promotions that are currently valid. */
  inForce: ReadonlySet<number>
  format: CurrencyFormat
  textOverrides: TextOverrides
}

/**
 * The losses since the shopper saw these goods: a promotion that has ended or gives less while the total is higher, and a more expensive
 * wrapping. Consequences of the shopper's own change do not count, unless the promotion has ended altogether; a code has its own message.
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
    (loss, index, all) => all.findIndex(({ about, code }) => about === loss.about && code === loss.code) === index,
  )
}

function lossOf(
  before: AppliedPromotion,
  { seen, untouched }: { seen: SeenSnapshot; untouched: boolean },
  { lines, promoted: { applied } }: PricedLines,
  { format, textOverrides }: Today,
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
    promotionEffects(promotion, formatMoney(promotion.savedGross, format), textOverrides).join(', ')
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

/** What a shopper has seen apart from unit prices: the promotions' effects and the wrapping prices. */
interface SeenSnapshot {
  /** Of all amounts here, which are gross minor units. */
  currency: string
  /** Quantities by line id, and the code: while they are unchanged, only the shop can have changed the totals. */
  lines: Record<string, string>
  code: string
  /** The value of the goods after promotions. */
  value: number
  promotions: AppliedPromotion[]
  /** Unit price by size id. */
  wraps: Record<string, number>
}

/** The snapshot of goods as JSON: '' where no loss is possible. Equal goods give equal texts. */
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

/** The seen snapshot; null when there is none, or it was in another currency. */
export function parseSeenSnapshot(text: string, currency: string): SeenSnapshot | null {
  const seen = text === '' ? null : (JSON.parse(text) as SeenSnapshot)
  return seen?.currency === currency ? seen : null
}

/** Quantities as texts, by line id. */
function quantitiesByLine(lines: PricedLines['lines']): Record<string, string> {
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, decimalText(quantity)]))
}

interface NoticeSources {
  losses: Loss[]
  notices: PricedLines['notices']
  /** For a valid code without effect. */
  idleCode: Message | null
}

/** The notices of a basket for API calls: losses, missing extras, and why a code has no effect. */
export function basketNotices({ losses, notices, idleCode }: NoticeSources): { code: string; message: Message }[] {
  return [...losses, ...notices, ...(idleCode ? [{ code: 'idle_code', message: idleCode }] : [])]
}
