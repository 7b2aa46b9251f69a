import type { AmountBenefit } from './benefits/amount.ts'
import type { FreeDeliveryBenefit } from './benefits/free-delivery.ts'
import type { GiftBenefit } from './benefits/gift.ts'
import type { NthCheaperBenefit } from './benefits/nth-cheaper.ts'
import type { PercentBenefit } from './benefits/percent.ts'
import type { PointsBenefit } from './benefits/points.ts'

/** What makes goods cheaper. */
export type LineBenefit = PercentBenefit | AmountBenefit | NthCheaperBenefit

/** What a promotion gives. Amounts are gross minor units of the base currency. One file per kind. */
export type Benefit = LineBenefit | FreeDeliveryBenefit | GiftBenefit | PointsBenefit
