import { sql } from 'kysely'
import { decimal, decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { Shortage, StockShare, StoreShare } from '../rules/stock.ts'

/**
 * Takes all shares or none, in one statement. Rows are locked in the order of sizes and stores, so that two orders never wait
 * for each other; a share is taken from the first store that has some, then from the next. Unlimited stock stays as it is.
 * @returns what was taken from each store, or what there is too little of; then nothing was taken
 */
export async function subtractStock(
  shop: PublicShop,
  shares: StockShare[],
): Promise<{ taken: StoreShare[]; shortages: Shortage[] }> {
  const { rows } = await sql<{ size_id: number; store_id: number | null; quantity: string }>`
    with wanted as (
      select * from unnest(${shares.map((share) => share.sizeId)}::integer[], ${quantitiesOf(shares)}::numeric[])
        as share (size_id, quantity)
    ), locked as materialized (
      select size_id, store_id, quantity from stock
      where size_id in (select size_id from wanted)
      order by size_id, store_id for update
    ), offered as (
      select size_id, sum(quantity) as quantity, bool_or(quantity = -1) as unlimited from locked group by size_id
    ), short as (
      select wanted.size_id, coalesce(offered.quantity, 0) as quantity
      from wanted left join offered on offered.size_id = wanted.size_id
      where offered.unlimited is not true and wanted.quantity > coalesce(offered.quantity, 0)
    ), taken as (
      update stock set quantity = stock.quantity - part.quantity
      from (
        select locked.size_id, locked.store_id, least(
          locked.quantity,
          wanted.quantity + locked.quantity - sum(locked.quantity) over (partition by locked.size_id order by locked.store_id)
        ) as quantity
        from locked join wanted on wanted.size_id = locked.size_id join offered on offered.size_id = locked.size_id
        where not offered.unlimited
      ) part
      where stock.size_id = part.size_id and stock.store_id = part.store_id and part.quantity > 0
        and not exists (select from short)
      returning part.size_id, part.store_id, part.quantity
    )
    select size_id, null as store_id, quantity from short
    union all select size_id, store_id, quantity from taken
    order by size_id, store_id
  `.execute(shop.database)
  const short = rows.filter((row) => row.store_id === null)
  return {
    taken: rows.flatMap((row) =>
      row.store_id === null ? [] : { sizeId: row.size_id, storeId: row.store_id, quantity: decimal(row.quantity) },
    ),
    shortages: short.map((row) => ({ sizeId: row.size_id, left: decimal(row.quantity) })),
  }
}

/** Puts shares back into the first store that keeps the size; unlimited stock stays as it is. */
export async function addStock(shop: PublicShop, shares: StockShare[]): Promise<void> {
  await sql`
    with returned as (
      select * from unnest(${shares.map((share) => share.sizeId)}::integer[], ${quantitiesOf(shares)}::numeric[])
        as share (size_id, quantity)
    ), locked as materialized (
      select size_id, store_id from stock
      where size_id in (select size_id from returned)
      order by size_id, store_id for update
    )
    update stock set quantity = stock.quantity + returned.quantity
    from returned
    where stock.size_id = returned.size_id and stock.quantity <> -1
      and stock.store_id = (select min(store_id) from locked where locked.size_id = returned.size_id)
  `.execute(shop.database)
}

function quantitiesOf(shares: StockShare[]): string[] {
  return shares.map((share) => decimalText(share.quantity))
}
