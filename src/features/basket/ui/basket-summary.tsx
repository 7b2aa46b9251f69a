import { useState } from 'react'
import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { type PromotionResult, refusalWords } from '#features/promotions/rules/promotion-result.ts'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Taxed } from '#shared/money.ts'
import type { PricedLines } from '../rules/basket.ts'
import type { PendingMessage } from '../rules/messages.ts'
import { shownDiscount } from '../rules/price-lines.ts'
import type { PromotionSummaryRow } from '../rules/summary-rows.ts'
import { extrasPageTexts } from '../texts/extras.ts'
import { basketPageTexts } from '../texts/page.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { LeadingButton } from './leading-button.tsx'
import { PromotionSums } from './promotion-sums.tsx'

interface BasketSummaryProps extends Pick<PricedLines, 'lines' | 'promoted' | 'points' | 'pointsToReceive'> {
  worth: Taxed
  promotions: PromotionSummaryRow[]
  /** Text why the code has no effect; '' when it has one. Null: the shop has no codes. */
  idleCode: string | null
  refusedCode: PendingMessage | undefined
  /** A change is being sent to the server, which alone knows the promotions and the delivery. */
  pending: boolean
  /** Of a client; null for a guest, who gets none (A6.2). */
  pointsHeld: number | null
  needsDelivery: boolean
  delivery: { cost: Taxed; missingToFree: number | null } | null
  /** By which courier it is free and counted, in words. */
  courier: { freeBy: string | null; choice: string } | null
  orderable: boolean
  priceType: PriceType
  /** Text about the included VAT; '' until the server has sent it. */
  vat: string
}

/** The total, the amount missing to free delivery, and the link to the checkout. */
export function BasketSummary(props: BasketSummaryProps) {
  const {
    worth,
    promoted,
    idleCode,
    refusedCode,
    pointsHeld,
    pointsToReceive,
    delivery,
    courier,
    orderable,
    pending,
    vat,
  } = props
  const t = useTranslate()
  const price = usePrice()
  const total = worth[props.priceType] + (delivery?.cost[props.priceType] ?? 0)
  return (
    <section
      aria-labelledby="podsumowanie"
      className="flex flex-col gap-4 rounded-panel border border-line bg-raised p-5 desktop:p-6"
    >
      <h2 id="podsumowanie" className="text-heading">
        {t(basketPageTexts.summary)}
      </h2>
      {delivery && delivery.missingToFree !== null && (
        <div className={pending ? 'invisible' : ''}>
          <FreeDelivery missing={delivery.missingToFree} worth={worth.gross} by={courier?.freeBy} />
        </div>
      )}
      <RebateCode code={promoted.code} idle={idleCode} refused={refusedCode} />
      <SummaryRows {...props} total={total} />
      <p className="-mt-2 min-h-5 text-small text-soft tabular-nums">{vat}</p>
      {pointsHeld !== null && pointsToReceive > 0 && (
        <p className="text-small text-soft">{t(extrasPageTexts.toReceive, { count: pointsToReceive })}</p>
      )}
      <LeadingButton
        label={t(totalText(delivery))}
        sum={price(total)}
        pending={pending}
        button={<OrderButton orderable={orderable} />}
      />
    </section>
  )
}

function SummaryRows(props: BasketSummaryProps & { total: number }) {
  const { worth, lines, promotions, pending, points, delivery, priceType, total } = props
  const t = useTranslate()
  const price = usePrice()
  const saved = shownDiscount(lines, priceType)
  return (
    <dl
      aria-busy={pending || undefined}
      className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums aria-busy:opacity-50 [&>dd]:pl-4"
    >
      <dt>{t(basketPageTexts.goods)}</dt>
      <dd className="text-right">{price(worth[priceType] + saved)}</dd>
      <PromotionSums given={promotions} />
      <DeliveryCost {...props} />
      {points > 0 && (
        <>
          <dt>{t(basketPageTexts.pointsTotal)}</dt>
          <dd className="text-right">{t(basketPageTexts.forPoints, { count: points })}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-large font-semibold">{t(totalText(delivery))}</dt>
      <dd className="border-t border-line pt-3 text-right text-large font-semibold">{price(total)}</dd>
    </dl>
  )
}

/** Sends the basket's form, and leads to the checkout when nothing in it was refused. */
function OrderButton({ orderable }: { orderable: boolean }) {
  const t = useTranslate()
  return (
    <Button name="after_basket_change" value="order" disabledReason={orderable ? null : t(basketPageTexts.cannotOrder)}>
      {t(basketPageTexts.order)}
    </Button>
  )
}

function totalText(delivery: BasketSummaryProps['delivery']) {
  return delivery ? basketPageTexts.total : basketPageTexts.totalWithoutDelivery
}

function DeliveryCost({
  needsDelivery,
  delivery,
  courier,
  priceType,
}: Pick<BasketSummaryProps, 'needsDelivery' | 'delivery' | 'courier' | 'priceType'>) {
  const t = useTranslate()
  const price = usePrice()
  if (!needsDelivery) return <dt className="col-span-2 text-soft">{t(basketPageTexts.deliveryNone)}</dt>
  if (!delivery) return <dt className="col-span-2 text-soft">{t(basketPageTexts.deliveryUnknown)}</dt>
  const cost = delivery.cost[priceType]
  return (
    <>
      <dt>{t(cost === 0 ? basketPageTexts.deliveryAtNothing : basketPageTexts.delivery)}</dt>
      <dd className="text-right">{cost === 0 ? t(basketPageTexts.free) : price(cost)}</dd>
      {courier && <dt className="col-span-2 -mt-2 text-small text-soft">{courier.choice}</dt>}
    </>
  )
}

interface RebateCodeProps {
  code: PromotionResult['code']
  /** Null: the shop has no codes. */
  idle: string | null
  /** The message about the last refused code. */
  refused: PendingMessage | undefined
}

/** The rebate code: a field to type one, or the current code with its status and a button to remove it. */
function RebateCode({ code, idle, refused }: RebateCodeProps) {
  const t = useTranslate()
  const [open] = useState(refused && true) // only the initial state; later the visitor decides
  if (code === null && idle === null && !refused) return null
  if (code === null)
    return (
      <details open={open}>
        <summary className="block min-h-6 w-fit underline underline-offset-4">{t(extrasPageTexts.haveCode)}</summary>
        <div className="mt-3 flex items-start gap-2">
          <div className="grow">
            <TextField
              label={t(extrasPageTexts.code)}
              id="rebate_code"
              name="rebate_code"
              defaultValue={refused?.typed}
              error={refused && t(refused.message.text, refused.message.values)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
          <Button kind="secondary" name="do" value="code" className="mt-7">
            {t(extrasPageTexts.useCode)}
          </Button>
        </div>
      </details>
    )
  const { refusal } = code
  return (
    <div className="flex items-center justify-between gap-x-4 text-small">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{t(extrasPageTexts.codeIs, { code: code.text })}</span>
        {refusal ? <span className="text-warning">{refusalWords(refusal, t)}</span> : idle}
      </p>
      <Button kind="quiet" name="do" value="remove-code" className="-mx-2 shrink-0">
        {t(extrasPageTexts.removeCode)}
      </Button>
    </div>
  )
}
