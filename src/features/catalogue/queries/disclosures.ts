import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { Operator, Warranty } from '../checks/disclosure.ts'
import { type SafetyGap, safetyGap } from '../rules/disclosures.ts'
import type { FileKind } from '../rules/file-type.ts'

/** The safety data, warranty and files of a product. */
export interface ProductDisclosures {
  manufacturer: Operator | null
  responsible: Operator | null
  /** Plain text, '' when there are none. */
  warnings: string
  /** Null when there is none. */
  warranty: Warranty | null
  attachments: Attachment[]
}

export interface Attachment {
  name: string
  /** SHA-256 of the bytes. */
  file: string
  fileName: string
  kind: FileKind
  bytes: number
}

/** A value of the product, or else of its producer, which may be missing. */
export const productDisclosuresSql = sql`jsonb_build_object(
  'manufacturer', (
    select ${operatorSql()} from economic_operator operator
    where operator.id = coalesce(product.manufacturer_id, producer.manufacturer_id)
  ),
  'responsible', (
    select ${operatorSql()} from economic_operator operator
    where operator.id = coalesce(
      product.responsible_person_id,
      case when product.manufacturer_id is null then producer.responsible_person_id end
    )
  ),
  'warnings', coalesce(nullif(product.safety_warnings, ''), producer.safety_warnings, ''),
  'warranty', (
    select jsonb_build_object(
      'name', warranty.name, 'kind', warranty.kind, 'months', warranty.months, 'text', warranty.text
    )
    from warranty where warranty.id = coalesce(product.warranty_id, producer.warranty_id) and warranty.kind <> 'none'
  ),
  'attachments', coalesce((
    select jsonb_agg(jsonb_build_object(
      'name', name, 'file', file, 'fileName', file_name, 'kind', kind, 'bytes', bytes
    ) order by position, id)
    from attachment where product_id = product.id
  ), '[]')
)`

function operatorSql() {
  return sql`jsonb_build_object(
    'name', operator.name, 'address', operator.address, 'country', operator.country, 'contact', operator.contact
  )`
}

export interface SafetyGapProduct {
  productId: number
  name: string
  producer: string | null
  gap: SafetyGap
}

/** Goods on sale that lack data required by Regulation (EU) 2023/988, art. 19; gift cards and services are not goods. */
export async function safetyGaps(shop: PublicShop): Promise<SafetyGapProduct[]> {
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
  return rows.flatMap(({ id, name, producer, ...safety }) => {
    const gap = safetyGap(safety)
    return gap ? { productId: id, name, producer, gap } : []
  })
}
