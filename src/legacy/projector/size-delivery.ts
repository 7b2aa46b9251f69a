import type { DeliveryEstimate } from '#features/delivery/rules/delivery-estimate.ts'
import { splitVat, wireAmount } from '#shared/money.ts'
import { flag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import { moneyFields } from '../wire-money.ts'

/** Member sizedelivery: what sending one costs at least, '0' where it costs nothing or nothing is sent; undefined: nobody carries it. */
export function sizeDelivery({ currency }: PublicShop, cost: DeliveryEstimate | undefined) {
  if (cost && !cost.cheapest) return { undefined: flag(true) }
  const free = { shipping: '0', undefined: flag(false) }
  if (!cost?.cheapest || cost.cheapest.gross === 0) return free
  const { gross, vatPercent } = cost.cheapest
  return {
    ...moneyFields('shipping', splitVat(gross, vatPercent), currency.format),
    undefined: flag(false),
    ...(cost.freeFrom !== null && { limitfree: wireAmount(cost.freeFrom) }),
  }
}
