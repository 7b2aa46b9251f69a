import type { KnownProduct } from '../../checks.ts'
import type { SourceProduct } from '../../reads/products-by-source.ts'

/** A checked product on its way into the database. */
export interface Candidate {
  /** Where it stood in the request. */
  place: number
  product: KnownProduct
  digest: string
  /** As the shop has it from this source already. */
  former: SourceProduct | null
}
