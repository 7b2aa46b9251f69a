import { cheapestDelivery, type DeliveryOption, missingToFree } from './delivery-options.ts'

/** What sending some goods costs at least. */
export interface DeliveryEstimate {
  /** Null when nobody takes them: there is no standard cost (A8.12). */
  cheapest: DeliveryOption | null
  /** From which value of goods it will cost nothing, gross minor units; null when it does already, or never will. */
  freeFrom: number | null
}

/** Of all the `ways`, those count for which goods of this value (gross minor units) are worth enough. */
export function estimateDelivery(ways: DeliveryOption[], goodsGross: number): DeliveryEstimate {
  const offered = ways.filter(({ minimumReached }) => minimumReached)
  const missing = missingToFree(offered, goodsGross)
  return { cheapest: cheapestDelivery(offered), freeFrom: missing ? goodsGross + missing : null }
}
