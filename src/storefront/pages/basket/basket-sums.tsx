import type { PendingMessage } from '#features/basket/rules/messages.ts'
import { BasketSummary } from '#features/basket/ui/basket-summary.tsx'
import { ShippingPromiseLine } from '#features/delivery/ui/shipping-promise-line.tsx'
import { Instalments } from '#features/payments/ui/instalments.tsx'
import type { Route } from './+types/page'
import type { preview } from './preview.ts'

interface BasketSumsProps {
  data: Route.ComponentProps['loaderData']
  /** As they will be with the quantities that are wanted. */
  goods: ReturnType<typeof preview>
  refusedCode: PendingMessage | undefined
}

/** What the goods cost, in how many parts it may be paid, and when they leave. */
export function BasketSums({
  data: { basket, promotions, idleCode, promise, priceType, instalments, money, vat },
  goods,
  refusedCode,
}: BasketSumsProps) {
  return (
    <div className="flex flex-col gap-5 desktop:sticky desktop:top-36">
      <BasketSummary
        {...goods}
        promotions={promotions}
        idleCode={idleCode}
        refusedCode={refusedCode}
        pointsHeld={basket.pointsHeld}
        delivery={basket.delivery}
        priceType={priceType}
        vat={goods.lines === basket.lines ? vat : ''}
      />
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
      {promise && <ShippingPromiseLine {...promise} />}
    </div>
  )
}
