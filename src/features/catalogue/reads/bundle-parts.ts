import { type RawBuilder, sql } from 'kysely'
import { maySupply, stockOfSize } from './stock-of-size.ts'

/** A part of a bundle with every size that may stand for it. Quantities are decimal texts; a stock of null is unlimited. */
export interface BundlePartRow {
  productId: number
  name: string
  unit: string
  quantity: string
  picture: string | null
  sizes: { id: number; type: string; name: string; stock: string | null }[]
}

/** What a bundle is made of, as SQL over the alias of its product: an array of `BundlePartRow` in the order of parts. */
export function bundleParts(product: string): RawBuilder<BundlePartRow[]> {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object(
      'productId', owner.id, 'name', owner.name, 'unit', unit.name, 'quantity', trim_scale(part.quantity)::text,
      'picture', (select file from picture where product_id = owner.id and state = 'ready' order by position limit 1),
      'sizes', (
        select jsonb_agg(jsonb_build_object(
          'id', choice.id, 'type', choice.type, 'name', choice.name, 'stock', ${stockOfSize('choice', 'owner')}::text
        ) order by choice.priority, choice.id)
        from product_size choice where ${maySupply('choice', 'part')}
      )
    ) order by part.position, part.size_id)
    from bundle_part part
    join product_size named on named.id = part.size_id
    join product owner on owner.id = named.product_id
    join unit on unit.id = owner.unit_id
    where part.bundle_id = ${sql.ref(`${product}.id`)}
  ), '[]')`
}
