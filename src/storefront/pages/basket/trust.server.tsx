import type { BasketView } from '#features/basket/views.ts'
import { renderStatic } from '#kit/render-static.tsx'
import type { PublicShop } from '#shop'
import { TrustLine } from '../../trust/trust-line.tsx'
import { getTrustPromises } from '../../trust/trust-promises.server.ts'

/** What the shop promises for the whole basket, as HTML below its sums; wrapping is offered beside the goods already. */
export function trustMarkup(
  shop: PublicShop,
  { lines, isPayableOnDelivery }: Pick<BasketView, 'lines' | 'isPayableOnDelivery'>,
): string {
  const promises = getTrustPromises(
    shop,
    lines.map(({ offer }) => offer),
    isPayableOnDelivery,
  )
  return renderStatic(shop, <TrustLine promises={{ ...promises, wrapping: null }} />)
}
