import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { OwnedCode } from '../rules/taken-codes.ts'

/** Which of these codes promotions in use have, those left out that have ended. One query. */
export async function goodCodes({ database, now }: PublicShop, texts: string[]): Promise<OwnedCode[]> {
  const { rows } = await sql<OwnedCode>`
    select code.code as text, promotion.key
    from rebate_code code join promotion on promotion.id = code.promotion_id
    where code.code = any(${texts}) and promotion.ended_at is null and (code.valid_to is null or code.valid_to > ${now})
  `.execute(database)
  return rows
}
