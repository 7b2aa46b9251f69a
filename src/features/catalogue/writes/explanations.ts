import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'

/** Explains parameters that are there, by slug. */
export async function explainParameters(
  shop: PublicShop,
  rows: { slug: string; description: string }[],
): Promise<void> {
  await sql`
    update parameter set description = given.description from ${given('slug text, description text', rows)}
    where parameter.slug = given.slug
  `.execute(shop.database)
}

/** Explains values that are there, by the slugs of their parameter and their own. */
export async function explainValues(
  shop: PublicShop,
  rows: { parameter: string; slug: string; description: string }[],
): Promise<void> {
  await sql`
    update parameter_value as value set description = given.description
    from ${given('parameter text, slug text, description text', rows)}
    join parameter on parameter.slug = given.parameter
    where value.parameter_id = parameter.id and value.slug = given.slug
  `.execute(shop.database)
}
