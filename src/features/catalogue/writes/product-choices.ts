import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { ProductChoice } from '../rules/product-choice.ts'

/** Writes down what the merchant has decided and lets it be so; whether there is such a product. */
export async function updateChoice(shop: PublicShop, { id, ...choice }: ProductChoice): Promise<boolean> {
  const decided = Object.entries(choice).filter(([, value]) => value !== null)
  const givenBack = Object.entries(choice).flatMap(([name, value]) => (value === null ? [name] : []))
  const { visible, withdrawn, labels } = choice
  const { numAffectedRows } = await sql`
    update product set
      chosen = (chosen - ${givenBack}::text[]) || ${JSON.stringify(Object.fromEntries(decided))}::jsonb,
      visible = ${visible === undefined ? sql.ref('visible') : visible !== false},
      withdrawn_at = ${withdrawn === undefined ? sql.ref('withdrawn_at') : withdrawn ? sql`coalesce(withdrawn_at, ${shop.now})` : null},
      labels = ${labels ? sql`${labels}::text[]` : sql.ref('labels')},
      changed_at = ${shop.now}
    where id = ${id}
  `.execute(shop.database)
  return (numAffectedRows ?? 0n) > 0n
}

/** Has the next import say again all that it knows of a product. */
export async function forgetDigest(shop: PublicShop, id: number): Promise<void> {
  await shop.database.updateTable('product').set({ source_digest: null }).where('id', '=', id).execute()
}
