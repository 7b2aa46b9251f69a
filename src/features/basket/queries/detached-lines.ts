import { getOffersBySize } from '#features/offers/queries.ts'
import type { LineOptions } from '#features/offers/rules/line-options.ts'
import { hashToken } from '#platform/secrets.ts'
import { decimal } from '#shared/decimal.ts'
import type { Shop } from '#shop'
import { type DetachedLine, type PricedDetachedLine, priceDetachedLines } from '../rules/detached-lines.ts'
import { basketOwner } from './stored-basket.ts'

export interface SavedLine extends DetachedLine {
  comment: string
  /** The size id of its wrapping. */
  wrapSizeId: number | null
}

/** The visitor's saved lines, latest first, with current prices. */
export async function getSavedLines(shop: Shop): Promise<PricedDetachedLine[]> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return []
  const rows = await selectSaved(shop)
    .innerJoin('basket', 'basket.id', 'saved_line.basket_id')
    .where(`basket.${owner.column}`, '=', owner.id)
    .execute()
  if (rows.length === 0) return []
  const offers = await getOffersBySize(
    shop,
    rows.map(({ size_id }) => size_id),
  )
  return priceDetachedLines(rows.map(toSaved), offers)
}

/** The saved lines of one basket, latest first. */
export async function getSavedLinesOfBasket(shop: Shop, basketId: number): Promise<SavedLine[]> {
  const rows = await selectSaved(shop).where('saved_line.basket_id', '=', basketId).execute()
  return rows.map(toSaved)
}

function selectSaved(shop: Shop) {
  return shop.database
    .selectFrom('saved_line')
    .innerJoin('product_size', 'product_size.id', 'saved_line.size_id')
    .select(['saved_line.id', 'product_id', 'size_id', 'additional', 'quantity', 'configuration', 'saved_line.comment'])
    .select('saved_line.wrap_size_id')
    .select(lineOptionColumns)
    .orderBy('saved_line.id', 'desc')
}

function toSaved(row: Awaited<ReturnType<ReturnType<typeof selectSaved>['execute']>>[number]): SavedLine {
  const { id, product_id, size_id, additional, comment, wrap_size_id } = row
  const line = { id, productId: product_id, sizeId: size_id, additional, comment, wrapSizeId: wrap_size_id }
  return { ...line, ...readLineColumns(row) }
}

export interface SharedBasket {
  lines: PricedDetachedLine[]
  endsAt: Date
  /** Whether this visitor has shared it. */
  own: boolean
}

/** The shared basket with this token, with current prices; null when it has expired or never existed. */
export async function findSharedBasket(shop: Shop, token: string): Promise<SharedBasket | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const shared = await shop.database
    .selectFrom('shared_basket')
    .select(['id', 'visit_id', 'ends_at'])
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', shop.now)
    .executeTakeFirst()
  if (!shared) return null
  const { visitId } = shop.visitor
  return {
    lines: await getSharedLines(shop, shared.id),
    endsAt: shared.ends_at,
    own: visitId !== null && visitId === shared.visit_id,
  }
}

/** The number of this visit's shared baskets that have not expired. */
export async function countSharedBaskets(shop: Shop, visitId: number): Promise<number> {
  const { count } = await shop.database
    .selectFrom('shared_basket')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('visit_id', '=', visitId)
    .where('ends_at', '>', shop.now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function getSharedLines(shop: Shop, sharedId: number): Promise<PricedDetachedLine[]> {
  const rows = await shop.database
    .selectFrom('shared_basket_line')
    .innerJoin('product_size', 'product_size.id', 'shared_basket_line.size_id')
    .select(['position', 'product_id', 'size_id', 'quantity'])
    .select(lineOptionColumns)
    .where('shared_basket_id', '=', sharedId)
    .orderBy('position')
    .execute()
  const offers = await getOffersBySize(
    shop,
    rows.map(({ size_id }) => size_id),
  )
  const lines = rows.map((row) => {
    const { position, product_id, size_id } = row
    return { id: position, productId: product_id, sizeId: size_id, additional: '', ...readLineColumns(row) }
  })
  return priceDetachedLines(lines, offers)
}

/** The columns of a line's options, in any table. */
const lineOptionColumns = ['for_points', 'subscription_days', 'bundle_parts'] as const

interface TermsRow {
  quantity: string
  for_points: boolean
  subscription_days: number
  bundle_parts: unknown
  configuration?: unknown
}

/** The quantity and the options of a stored line. */
function readLineColumns(row: TermsRow): { quantity: bigint; options: LineOptions } {
  return {
    quantity: decimal(row.quantity),
    options: {
      forPoints: row.for_points,
      subscriptionDays: row.subscription_days,
      parts: row.bundle_parts as number[],
      configuration: (row.configuration ?? {}) as Record<string, string>,
    },
  }
}
