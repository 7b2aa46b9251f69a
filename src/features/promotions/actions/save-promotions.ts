import { saveCampaign } from '#features/pricing/actions/campaigns.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { getIdsByName, type KindOfName, type NamesInFile } from '../queries/promotions.ts'
import { getValidCodes } from '../queries/rebate-codes.ts'
import { type Condition, type ConditionInput, kindOf } from '../rules/condition-list.ts'
import { type PromotionInput, type RebateCodeInput, toPriceCampaign } from '../rules/promotion.ts'
import { findTakenCode, listedCodes, normalizeCode } from '../rules/rebate-code.ts'
import { giftCardsSetting } from '../settings.ts'
import { endOtherCodes, endPromotionByKey, type RebateCodeRow, upsertPromotion, upsertRebateCode } from '../writes.ts'

/** Where the file is refused, and why: what it names does not exist, or another promotion has this code. */
export interface PromotionsProblem {
  path: string
  reason: 'missing' | 'taken'
}

/**
 * Saves promotions by their keys, with their codes; other promotions stay as they are. A code that its promotion no longer lists ends.
 * All or nothing: refused with the path of the first thing that is named and does not exist, '0.conditions.1.categories.0', or
 * of the first code that another promotion has, '1.codes.0.code'.
 */
export function savePromotions(
  shop: PublicShop,
  promotions: PromotionInput[],
): Promise<Result<number, PromotionsProblem>> {
  const save = async (shop: PublicShop): Promise<Result<number, PromotionsProblem>> => {
    const known = await getIdsByName(shop, namesIn(promotions))
    const missing = missingPath(promotions, known)
    if (missing !== null) return refused({ path: missing, reason: 'missing' })
    const taken = findTakenCode(promotions, await getValidCodes(shop, promotions.flatMap(listedCodes)))
    if (taken !== null) return refused({ path: taken, reason: 'taken' })
    for (const promotion of promotions) await savePromotion(shop, promotion, known)
    await publishInvalidation(shop, ['promotions'])
    return done(promotions.length)
  }
  return shop.database.isTransaction ? save(shop) : transactionUnlessRefused(shop, save)
}

type Known = (kind: KindOfName, name: string) => number[]

function namesIn(promotions: PromotionInput[]): NamesInFile {
  const named = promotions.flatMap(namedBy)
  const of = (wanted: KindOfName) => named.filter(({ kind }) => kind === wanted).map(({ name }) => name)
  return {
    category: of('category'),
    producer: of('producer'),
    product: of('product').map(Number),
    client: of('client'),
  }
}

function missingPath(promotions: PromotionInput[], known: Known): string | null {
  const paths = promotions.flatMap((promotion, index) =>
    namedBy(promotion)
      .filter(({ kind, name }) => known(kind, name).length === 0)
      .map((named) => `${index}.${named.path}`),
  )
  return paths[0] ?? null
}

interface Named {
  kind: KindOfName
  name: string
  /** Its path within the promotion. */
  path: string
}

/** Everything that a promotion names. */
function namedBy({ conditions = [], benefits, codes = [] }: PromotionInput): Named[] {
  const gifts = benefits.map((benefit) => (benefit.kind === 'gift' ? benefit.productIds : []))
  return [
    ...conditions.flatMap((condition, index) => {
      const { references } = kindOf(condition)
      if (!references) return []
      const { target, list } = references
      return namesOf(condition).map((name, at) => ({ kind: target, name, path: `conditions.${index}.${list}.${at}` }))
    }),
    ...gifts.flatMap((ids, index) =>
      ids.map((id, at) => ({ kind: 'product' as const, name: `${id}`, path: `benefits.${index}.productIds.${at}` })),
    ),
    ...codes.flatMap(({ client }, index) =>
      client === undefined
        ? []
        : { kind: 'client' as const, name: client.toLowerCase(), path: `codes.${index}.client` },
    ),
  ]
}

/** The names by which a condition of a file refers to goods; none when it does not. */
function namesOf(condition: ConditionInput): string[] {
  const list = kindOf(condition).references?.list ?? ''
  const names = new Map<string, unknown>(Object.entries(condition)).get(list)
  return Array.isArray(names) ? names.map(String) : []
}

async function savePromotion(shop: PublicShop, promotion: PromotionInput, known: Known): Promise<void> {
  const { key, name, priority = 0, combines = true, conditions = [], benefits, codes } = promotion
  const stored = conditions.map((condition) => withIds(condition, known)) as Condition[] // names are read with the promotions
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
  const { kind, references } = kindOf(condition)
  return references ? { kind, ids: namesOf(condition).flatMap((name) => known(references.target, name)) } : condition
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

/** Ends a promotion and its codes at once; false when none with this key was in use. */
export function endPromotion(shop: PublicShop, key: string): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const ended = await endPromotionByKey(shop, key)
    if (ended === null) return false
    await saveCampaign(shop, ended, null)
    await publishInvalidation(shop, ['promotions'])
    return true
  })
}
