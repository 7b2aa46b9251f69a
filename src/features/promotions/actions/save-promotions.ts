import { saveCampaign } from '#features/pricing/actions/save-campaign.ts'
import { changed } from '#platform/changed.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionOrUndo } from '#shop'
import { goodCodes } from '../reads/good-codes.ts'
import { idsOfNames, type NamedKind, type Names } from '../reads/ids-of-names.ts'
import type { Condition } from '../rules/conditions.ts'
import { priceCampaign } from '../rules/price-campaign.ts'
import type { ConditionInput, PromotionInput, RebateCodeInput } from '../rules/promotion-input.ts'
import { codeText } from '../rules/rebate-code.ts'
import { codesOf, takenPlace } from '../rules/taken-codes.ts'
import { giftCardsSetting } from '../settings.ts'
import { endOtherCodes, type RebateCodeRow, upsertPromotion, upsertRebateCode } from '../writes/promotions.ts'

/** What is not saved, and why: there is no such thing, or another promotion has this code. */
export interface PromotionsProblem {
  place: string
  reason: 'missing' | 'taken'
}

/**
 * Saves promotions, known by their keys, and their codes; other promotions stay as they are. A code that its promotion lists no more
 * ends. All or nothing: refused with the place of the first thing that is named and does not exist, '0.conditions.1.categories.0', or
 * of the first code that another promotion has, '1.codes.0.code'.
 */
export function savePromotions(
  shop: PublicShop,
  promotions: PromotionInput[],
): Promise<Result<number, PromotionsProblem>> {
  const save = async (shop: PublicShop): Promise<Result<number, PromotionsProblem>> => {
    const known = await idsOfNames(shop, namesIn(promotions))
    const missing = missingPlace(promotions, known)
    if (missing !== null) return refused({ place: missing, reason: 'missing' })
    const taken = takenPlace(promotions, await goodCodes(shop, promotions.flatMap(codesOf)))
    if (taken !== null) return refused({ place: taken, reason: 'taken' })
    for (const promotion of promotions) await savePromotion(shop, promotion, known)
    await changed(shop, ['promotions'])
    return done(promotions.length)
  }
  return shop.database.isTransaction ? save(shop) : transactionOrUndo(shop, save)
}

type Known = (kind: NamedKind, name: string) => number[]

function namesIn(promotions: PromotionInput[]): Names {
  const named = promotions.flatMap(namedBy)
  const of = (wanted: NamedKind) => named.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return {
    category: of('category'),
    producer: of('producer'),
    product: of('product').map(Number),
    client: of('client'),
  }
}

function missingPlace(promotions: PromotionInput[], known: Known): string | null {
  const places = promotions.flatMap((promotion, place) =>
    namedBy(promotion)
      .filter(({ kind, name }) => known(kind, name).length === 0)
      .map((named) => `${place}.${named.place}`),
  )
  return places[0] ?? null
}

interface Named {
  kind: NamedKind
  name: string
  /** Where it stands in its promotion. */
  place: string
}

/** Everything that a promotion names. */
function namedBy({ conditions = [], benefits, codes = [] }: PromotionInput): Named[] {
  const gifts = benefits.map((benefit) => (benefit.kind === 'gift' ? benefit.productIds : []))
  return [
    ...conditions.flatMap((condition, place) => {
      const { kind, names, list } = goodsOf(condition)
      return names.map((name, at) => ({ kind, name, place: `conditions.${place}.${list}.${at}` }))
    }),
    ...gifts.flatMap((ids, place) =>
      ids.map((id, at) => ({ kind: 'product' as const, name: `${id}`, place: `benefits.${place}.productIds.${at}` })),
    ),
    ...codes.flatMap(({ client }, place) =>
      client === undefined
        ? []
        : { kind: 'client' as const, name: client.toLowerCase(), place: `codes.${place}.client` },
    ),
  ]
}

function goodsOf(condition: ConditionInput): { kind: NamedKind; names: string[]; list: string } {
  switch (condition.kind) {
    case 'category':
      return { kind: 'category', names: condition.categories, list: 'categories' }
    case 'producer':
      return { kind: 'producer', names: condition.producers, list: 'producers' }
    case 'products':
      return { kind: 'product', names: condition.products.map(String), list: 'products' }
    default:
      return { kind: 'product', names: [], list: '' }
  }
}

async function savePromotion(shop: PublicShop, promotion: PromotionInput, known: Known): Promise<void> {
  const { key, name, priority = 0, combines = true, conditions = [], benefits, codes } = promotion
  const stored = conditions.map((condition) => withIds(condition, known)) as Condition[] // without names, which decide nothing
  const id = await upsertPromotion(shop, {
    ...{ key, name, priority, combines, needsCode: codes !== undefined },
    conditions: JSON.stringify(stored),
    benefits: JSON.stringify(benefits),
  })
  await saveCampaign(
    shop,
    id,
    priceCampaign(
      { needsCode: codes !== undefined, conditions: stored, benefits, priority, combines },
      shop.settings.get(giftCardsSetting),
    ),
  )
  await endOtherCodes(shop, id, codesOf(promotion))
  for (const code of codes ?? []) await upsertRebateCode(shop, toRow(code, id, known))
}

function withIds(condition: ConditionInput, known: Known): object {
  const { kind, names } = goodsOf(condition)
  return names.length === 0 ? condition : { kind: condition.kind, ids: names.flatMap((name) => known(kind, name)) }
}

function toRow(input: RebateCodeInput, promotionId: number, known: Known): RebateCodeRow {
  const moment = (text: string | undefined) => (text === undefined ? null : new Date(text))
  return {
    code: codeText(input.code),
    promotion_id: promotionId,
    customer_id: input.client === undefined ? null : (known('client', input.client.toLowerCase())[0] ?? null),
    shown: input.shown ?? false,
    valid_from: moment(input.from),
    valid_to: moment(input.to),
    most_uses: input.uses ?? null,
    most_uses_per_client: input.usesPerClient ?? null,
  }
}
