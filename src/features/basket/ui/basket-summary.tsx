import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { Button } from '#kit/button.tsx'
import { useWords } from '#kit/words.tsx'
import type { Taxed } from '#shared/money.ts'
import type { Goods } from '../rules/basket.ts'
import type { PendingMessage } from '../rules/messages.ts'
import type { PromotionRow } from '../rules/promotion-rows.ts'
import { savedBy } from '../rules/saved-by.ts'
import { extrasPageTexts } from '../texts/extras-page.ts'
import { pageTexts } from '../texts/page.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { PromotionSums } from './promotion-sums.tsx'
import { RebateCode } from './rebate-code.tsx'

interface BasketSummaryProps extends Pick<Goods, 'lines' | 'promoted' | 'points' | 'pointsToReceive'> {
  worth: Taxed
  promotions: PromotionRow[]
  /** Why the code has nothing to do, in words; '' when it has. Null: the shop has no codes. */
  idleCode: string | null
  refusedCode: PendingMessage | undefined
  /** A change is on its way to the server, which alone knows what promotions make of it. */
  pending: boolean
  /** Of a client; null of a visitor, who gets none (A6.2). */
  pointsHeld: number | null
  needsDelivery: boolean
  delivery: { cost: Taxed; missingToFree: number | null } | null
  orderable: boolean
  priceType: PriceType
  /** How much of it is VAT, in words; '' while the server has not said. */
  vat: string
}

/** What all of it costs, what is missing to free delivery, and the way on. */
export function BasketSummary({
  worth,
  lines,
  promoted,
  promotions,
  idleCode,
  refusedCode,
  pending,
  pointsHeld,
  points,
  pointsToReceive,
  needsDelivery,
  delivery,
  orderable,
  priceType,
  vat,
}: BasketSummaryProps) {
  const say = useWords()
  const price = usePrice()
  const total = worth[priceType] + (delivery?.cost[priceType] ?? 0)
  const saved = savedBy(lines, priceType)
  return (
    <section
      aria-labelledby="podsumowanie"
      className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5 desktop:p-6"
    >
      <h2 id="podsumowanie" className="text-heading">
        {say(pageTexts.summary)}
      </h2>
      {delivery && <FreeDelivery missing={delivery.missingToFree} worth={worth.gross} />}
      <RebateCode code={promoted.code} idle={idleCode} refused={refusedCode} />
      <dl
        aria-busy={pending || undefined}
        className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums aria-busy:opacity-50 [&>dd]:pl-4"
      >
        <dt>{say(pageTexts.goods)}</dt>
        <dd className="text-right">{price(worth[priceType] + saved)}</dd>
        <PromotionSums given={promotions} refused={promoted.refused} />
        <DeliveryCost needsDelivery={needsDelivery} cost={delivery?.cost[priceType] ?? null} />
        {points > 0 && (
          <>
            <dt>{say(pageTexts.pointsTotal)}</dt>
            <dd className="text-right">{say(pageTexts.forPoints, { count: points })}</dd>
          </>
        )}
        <dt className="border-t border-line pt-3 text-large font-semibold">{say(totalText(needsDelivery))}</dt>
        <dd className="border-t border-line pt-3 text-right text-large font-semibold">{price(total)}</dd>
      </dl>
      <p className="-mt-2 min-h-5 text-right text-small text-soft tabular-nums">{vat}</p>
      {pointsHeld !== null && pointsToReceive > 0 && (
        <p className="text-small text-soft">{say(extrasPageTexts.toReceive, { count: pointsToReceive })}</p>
      )}
      <div className="hidden flex-col desktop:flex">
        <Button name="after_basket_change" value="order" disabledReason={orderable ? null : say(pageTexts.cannotOrder)}>
          {say(pageTexts.order)}
        </Button>
      </div>
    </section>
  )
}

interface OrderBarProps {
  total: number
  needsDelivery: boolean
  orderable: boolean
}

/** The way on within reach of a thumb, on small screens. */
export function OrderBar({ total, needsDelivery, orderable }: OrderBarProps) {
  const say = useWords()
  const price = usePrice()
  return (
    <div className="order-bar">
      <p className="flex flex-col">
        <span className="text-small text-soft">{say(totalText(needsDelivery))}</span>
        <span className="text-large font-semibold tabular-nums">{price(total)}</span>
      </p>
      <Button name="after_basket_change" value="order" disabledReason={orderable ? null : say(pageTexts.cannotOrder)}>
        {say(pageTexts.order)}
      </Button>
    </div>
  )
}

function totalText(needsDelivery: boolean) {
  return needsDelivery ? pageTexts.total : pageTexts.totalWithoutDelivery
}

function DeliveryCost({ needsDelivery, cost }: { needsDelivery: boolean; cost: number | null }) {
  const say = useWords()
  const price = usePrice()
  if (!needsDelivery) return <dt className="col-span-2 text-soft">{say(pageTexts.deliveryNone)}</dt>
  if (cost === null) return <dt className="col-span-2 text-soft">{say(pageTexts.deliveryUnknown)}</dt>
  return (
    <>
      <dt>{say(cost === 0 ? pageTexts.deliveryAtNothing : pageTexts.delivery)}</dt>
      <dd className="text-right">{cost === 0 ? say(pageTexts.free) : price(cost)}</dd>
    </>
  )
}
