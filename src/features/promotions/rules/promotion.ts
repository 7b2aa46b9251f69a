import type { Benefit } from './benefits.ts'
import type { Condition } from './conditions.ts'

/** A rule by which the shop sells for less, or gives something beside. */
export interface Promotion {
  id: number
  /** As shoppers read it: 'Trzeci kubek za pół ceny'. */
  name: string
  /** It is given only to who has typed one of its codes. */
  needsCode: boolean
  /** All must hold. */
  conditions: Condition[]
  benefits: Benefit[]
  /** The higher is given first; of equal ones the older. */
  priority: number
  /** Whether others may be given beside it. */
  combines: boolean
}
