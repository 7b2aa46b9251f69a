import { saveCampaign } from '#features/pricing/actions/campaigns.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { getIdsByName, type NamedKind, type Names } from '../queries/promotions.ts'
import { getValidCodes } from '../queries/rebate-codes.ts'
import {
  type Condition,
  type ConditionInput,
  type PromotionInput,
  type RebateCodeInput,
  toPriceCampaign,
} from '../rules/promotion.ts'
import { findTakenCode, listedCodes, normalizeCode } from '../rules/rebate-code.ts'
import { giftCardsSetting } from '../settings.ts'
import { endOtherCodes, endPromotionByKey, type RebateCodeRow, upsertPromotion, upsertRebateCode } from '../writes.ts'

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
    const known = await getIdsByName(shop, namesIn(promotions))
    const missing = missingPath(promotions, known)
    if (missing !== null) return refused({ place: missing, reason: 'missing' })
    const taken = findTakenCode(promotions, await getValidCodes(shop, promotions.flatMap(listedCodes)))
    if (taken !== null) return refused({ place: taken, reason: 'taken' })
    for (const promotion of promotions) await savePromotion(shop, promotion, known)
    await publishInvalidation(shop, ['promotions'])
    return done(promotions.length)
  }
  return shop.database.isTransaction ? save(shop) : transactionUnlessRefused(shop, save)
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

function missingPath(promotions: PromotionInput[], known: Known): string | null {
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
    toPriceCampaign(
      { needsCode: codes !== undefined, conditions: stored, benefits, priority, combines },
      shop.settings.get(giftCardsSetting),
    ),
  )
  await endOtherCodes(shop, id, listedCodes(promotion))
  for (const code of codes ?? []) await upsertRebateCode(shop, toRow(code, id, known))
}

function withIds(condition: ConditionInput, known: Known): object {
  const { kind, names } = goodsOf(condition)
  return names.length === 0 ? condition : { kind: condition.kind, ids: names.flatMap((name) => known(kind, name)) }
}

function toRow(input: RebateCodeInput, promotionId: number, known: Known): RebateCodeRow {
  const moment = (text: string | undefined) => (text === undefined ? null : new Date(text))
  return {
    code: normalizeCode(input.code),
    promotion_id: promotionId,
    customer_id: input.client === undefined ? null : (known('client', input.client.toLowerCase())[0] ?? null),
    shown: input.shown ?? false,
    valid_from: moment(input.from),
    valid_to: moment(input.to),
    most_uses: input.uses ?? null,
    most_uses_per_client: input.usesPerClient ?? null,
  }
}

/** Takes a promotion out of use at once, with its codes; false when there was none of this key in use. */
export function endPromotion(shop: PublicShop, key: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const ended = await endPromotionByKey(shop, key)
    if (ended === null) return false
    await saveCampaign(shop, ended, null)
    await publishInvalidation(shop, ['promotions'])
    return true
  })
}
