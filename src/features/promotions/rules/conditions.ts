import type { CategoryCondition } from './conditions/category.ts'
import type { CompanyCondition } from './conditions/company.ts'
import type { FirstOrderCondition } from './conditions/first-order.ts'
import type { GroupCondition } from './conditions/group.ts'
import type { PeriodCondition } from './conditions/period.ts'
import type { ProducerCondition } from './conditions/producer.ts'
import type { ProductsCondition } from './conditions/products.ts'
import type { QuantityCondition } from './conditions/quantity.ts'
import type { SignedInCondition } from './conditions/signed-in.ts'
import type { ValueCondition } from './conditions/value.ts'

/** Which goods a promotion is for. With several of them it is for goods that meet all. */
export type GoodsCondition = CategoryCondition | ProducerCondition | ProductsCondition

/** How much there must be of the goods that the promotion is for. */
export type ThresholdCondition = ValueCondition | QuantityCondition

/** When it is given, and to whom. */
export type VisitorCondition =
  | PeriodCondition
  | SignedInCondition
  | GroupCondition
  | CompanyCondition
  | FirstOrderCondition

/**
 * What must hold for a promotion. Amounts are gross minor units of the base currency, quantities decimal texts ('2', '0.5'), times ISO 8601.
 * One file per kind.
 */
export type Condition = GoodsCondition | ThresholdCondition | VisitorCondition
