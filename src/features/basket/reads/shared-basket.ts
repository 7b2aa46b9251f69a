import { hashToken } from '#platform/tokens.ts'
import type { Shop } from '#shop'
import { type SeenKeptLine, seeKept } from '../rules/kept-line.ts'
import { offersOfSizes } from './find-offers.ts'
import { columnsOfTerms, readStoredTerms } from './kept-columns.ts'

export interface SharedBasket {
  lines: SeenKeptLine[]
  endsAt: Date
  /** Whether the visitor himself has shared it. */
  own: boolean
}

/** What somebody has shown by this address, with today's prices; null when it has ended or never was. */
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
    lines: await linesOf(shop, shared.id),
    endsAt: shared.ends_at,
    own: visitId !== null && visitId === shared.visit_id,
  }
}

/** How many addresses of this visit still open a basket. */
export async function countShared(shop: Shop, visitId: number): Promise<number> {
  const { count } = await shop.database
    .selectFrom('shared_basket')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('visit_id', '=', visitId)
    .where('ends_at', '>', shop.now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function linesOf(shop: Shop, sharedId: number): Promise<SeenKeptLine[]> {
  const rows = await shop.database
    .selectFrom('shared_basket_line')
    .innerJoin('product_size', 'product_size.id', 'shared_basket_line.size_id')
    .select(['position', 'product_id', 'size_id', 'quantity'])
    .select(columnsOfTerms)
    .where('shared_basket_id', '=', sharedId)
    .orderBy('position')
    .execute()
  const offers = await offersOfSizes(
    shop,
    rows.map(({ size_id }) => size_id),
  )
  const lines = rows.map((row) => {
    const { position, product_id, size_id } = row
    return { id: position, productId: product_id, sizeId: size_id, additional: '', ...readStoredTerms(row) }
  })
  return seeKept(lines, offers)
}
