import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { PendingMessage } from '#features/basket/rules/messages.ts'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { BasketSummary } from '#features/basket/ui/basket-summary.tsx'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { Instalments } from '#features/payments/ui/instalments.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import type { DeliveryData } from '../delivery/page.server.ts'
import { useDeliveryOptions } from '../delivery/use-delivery-options.tsx'
import type { Route } from './+types/page'
import type { previewBasket } from './use-line-changes.ts'

interface BasketSumsProps {
  data: Route.ComponentProps['loaderData']
  /** Sums with the pending quantities applied. */
  goods: ReturnType<typeof previewBasket>
  refusedCode: PendingMessage | undefined
  /** The link to the cost of each courier. */
  deliveryLink: ReactNode
}

/** The sum of the goods, when they leave, what sending them costs, and instalments. */
export function BasketSums({
  data: { basket, promotions, idleCode, trust, courier, promise, arrives, priceType, instalments, money, vat },
  goods,
  refusedCode,
  deliveryLink,
}: BasketSumsProps) {
  return (
    <div className="flex flex-col gap-5 desktop:sticky desktop:top-36 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
      <BasketSummary
        {...goods}
        promotions={promotions}
        idleCode={idleCode}
        refusedCode={refusedCode}
        pointsHeld={basket.pointsHeld}
        delivery={basket.delivery}
        courier={courier}
        priceType={priceType}
        vat={goods.pending ? '' : vat}
      />
      <TrustedHtml html={trust} />
      {promise && (
        <ShippingPromiseLine {...promise}>{arrives && <p className="font-semibold">{arrives}</p>}</ShippingPromiseLine>
      )}
      {goods.needsDelivery && <p className={promise ? '-mt-3 pl-9' : ''}>{deliveryLink}</p>}
      {goods.worth.gross > 0 && (
        <Instalments
          systems={instalments}
          data={{
            price: null,
            priceNet: null,
            currency: money.code,
            basketCount: goods.lines.length,
            basketCost: goods.worth.gross,
            basketCostNet: goods.worth.net,
          }}
        />
      )}
    </div>
  )
}

/** Returns the link to the cost of each courier for the whole basket, and its dialog; when another destination is set the page follows. */
export function useBasketDelivery() {
  const t = useTranslate()
  return useDeliveryOptions(urls.basketDelivery(), useFetcher<DeliveryData | null>(), t(basketPageTexts.ways))
}
