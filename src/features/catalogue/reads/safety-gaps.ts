import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { Operator } from '../checks/disclosure.ts'
import { type SafetyGap, safetyGap } from '../rules/safety.ts'

export interface UnsafeOffer {
  productId: number
  name: string
  producer: string | null
  gap: SafetyGap
}

/** Goods on offer that do not tell what Regulation (EU) 2023/988, art. 19 asks for; gift cards and services are no goods. */
export async function safetyGaps(shop: PublicShop): Promise<UnsafeOffer[]> {
  type Country = Pick<Operator, 'country'>
  const { rows } = await sql<{
    id: number
    name: string
    producer: string | null
    manufacturer: Country | null
    responsible: Country | null
  }>`
    select product.id, product.name, producer.name as producer,
      (select jsonb_build_object('country', country) from economic_operator operator
        where operator.id = coalesce(product.manufacturer_id, producer.manufacturer_id)) as manufacturer,
      (select jsonb_build_object('country', country) from economic_operator operator
        where operator.id = coalesce(
          product.responsible_person_id,
          case when product.manufacturer_id is null then producer.responsible_person_id end
        )) as responsible
    from product left join producer on producer.id = product.producer_id
    where product.visible and product.withdrawn_at is null and product.kind in ('item', 'bundle')
    order by producer.sort_key nulls first, product.id
  `.execute(shop.database)
  return rows.flatMap(({ id, name, producer, ...told }) => {
    const gap = safetyGap(told)
    return gap ? { productId: id, name, producer, gap } : []
  })
}
