import { sql } from 'kysely'
import type { Operator, Warranty } from '../checks/disclosure.ts'
import type { FileKind } from '../rules/file-type.ts'

/** What is told of a product besides what it is and costs. */
export interface ProductDisclosures {
  manufacturer: Operator | null
  responsible: Operator | null
  /** Plain text, '' when there are none. */
  warnings: string
  /** Null when nobody gives any. */
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

/** Of the row named product beside that of its producer, which may be missing: its own word, else the producer's. */
export const productDisclosures = sql`jsonb_build_object(
  'manufacturer', (
    select ${operator()} from economic_operator operator
    where operator.id = coalesce(product.manufacturer_id, producer.manufacturer_id)
  ),
  'responsible', (
    select ${operator()} from economic_operator operator
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

function operator() {
  return sql`jsonb_build_object(
    'name', operator.name, 'address', operator.address, 'country', operator.country, 'contact', operator.contact
  )`
}
