import { Link } from 'react-router'
import type { PromotionSummaryRow } from '#features/basket/rules/summary-rows.ts'
import { PromotionSums } from '#features/basket/ui/promotion-sums.tsx'
import type { OrderTotals } from '#features/orders/rules/order-totals.ts'
import { vatText } from '#features/pricing/rules/vat.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { LinePrice, type LineReduction } from '#features/pricing/ui/line-price.tsx'
import { useGross, usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { checkoutTexts } from '../texts.ts'

/** A line of the basket on the checkout page. Amounts are minor units, gross or net as the shop shows prices. */
export interface SummaryLine {
  lineId: number
  name: string
  /** Version, size, engraving: 'zielony, M'. */
  variant: string
  /** The product's main characteristics; '' for none. */
  characteristics: string
  address: string
  picture: PictureSource | null
  /** '0,5 m'. */
  quantity: string
  unitPrice: number
  /** Before promotions. */
  worth: number
  reduction: LineReduction | null
  /** For the form: the line that the shopper has seen. */
  seen: string
}

/** A gift or a wrapping. */
export interface SummaryExtra {
  kind: 'gift' | 'wrap'
  /** The wrapped line. */
  lineId: number | null
  name: string
  /** What is wrapped; '' for a gift, and for the order as a whole. */
  of: string
  picture: PictureSource | null
  /** Minor units, as shown. */
  worth: number
}

export function SummaryLines({ lines, extras }: { lines: SummaryLine[]; extras: SummaryExtra[] }) {
  const t = useTranslate()
  const money = usePrice()
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.lineId} className="flex gap-4 py-3">
          {line.picture && (
            <span className="shrink-0">
              <Picture picture={line.picture} sizes="64px" className="size-16 rounded-control" />
            </span>
          )}
          <div className="flex min-w-0 grow flex-col">
            <Link to={line.address} className="font-semibold">
              {line.name}
            </Link>
            {line.variant && <span className="text-small">{line.variant}</span>}
            <LinePrice words={`${line.quantity} × ${money(line.unitPrice)}`} reduction={line.reduction} />
          </div>
          <span className={`shrink-0 font-semibold tabular-nums ${line.reduction ? 'text-sale' : ''}`}>
            {money(line.worth)}
          </span>
        </li>
      ))}
      {extras.map((extra) => (
        <li key={`${extra.kind} ${extra.lineId}`} className="flex gap-4 py-3">
          {extra.picture && (
            <span className="shrink-0">
              <Picture picture={extra.picture} sizes="64px" className="size-16 rounded-control" />
            </span>
          )}
          <div className="flex min-w-0 grow flex-col">
            <span className="font-semibold">{extra.name}</span>
            <span className="text-small text-soft">{extraWords(extra)}</span>
          </div>
          <span className="shrink-0 font-semibold tabular-nums">
            {extra.kind === 'gift' ? t(checkoutTexts.giftWorth) : money(extra.worth)}
          </span>
        </li>
      ))}
    </ul>
  )

  function extraWords({ kind, of }: SummaryExtra): string {
    if (kind === 'gift') return t(checkoutTexts.gift)
    return of ? t(checkoutTexts.wrapOf, { product: of }) : t(checkoutTexts.wrapOfAll)
  }
}

export interface SumsProps {
  totals: OrderTotals
  promotions: PromotionSummaryRow[]
  /** Discount on the goods, already deducted: minor units as shown. */
  saved: number
  priceType: PriceType
  /** Text about the points to pay; null without any. */
  points: string | null
  needsDelivery: boolean
  /** No courier goes there: the total is without delivery. */
  undelivered?: boolean
}

/** The total with delivery, payment and VAT. A change of it is announced where it is `live`. */
export function OrderSums({
  totals,
  promotions,
  saved,
  priceType,
  points,
  needsDelivery,
  undelivered,
  live,
}: SumsProps & { live: boolean }) {
  const t = useTranslate()
  const money = useMoney()
  const price = usePrice()
  const withVat = useGross()
  return (
    <dl aria-live={live ? 'polite' : undefined} className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
      <dt>{t(checkoutTexts.goods)}</dt>
      <dd className="text-right">{price(totals.goods[priceType] + saved)}</dd>
      <PromotionSums given={promotions} />
      <dt>{t(checkoutTexts.delivery)}</dt>
      <dd className="text-right">{deliveryWords()}</dd>
      {totals.payment.gross > 0 && (
        <>
          <dt>{t(checkoutTexts.paymentCost)}</dt>
          <dd className="text-right">{price(totals.payment[priceType])}</dd>
        </>
      )}
      {points && (
        <>
          <dt>{t(checkoutTexts.forPoints)}</dt>
          <dd className="text-right">{points}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-large font-semibold">
        {t(needsDelivery && !undelivered ? checkoutTexts.total : checkoutTexts.totalWithoutDelivery)}
      </dt>
      <dd className="border-t border-line pt-3 text-right text-large font-semibold">{withVat(totals.total.gross)}</dd>
      <dt className="col-span-2 text-small text-soft">{vatText(totals.parts, t, money)}</dt>
    </dl>
  )

  function deliveryWords(): string {
    if (!needsDelivery) return t(checkoutTexts.noDelivery)
    if (undelivered) return t(checkoutTexts.deliveryNowhere)
    return totals.delivery.gross === 0 ? t(checkoutTexts.giftWorth) : price(totals.delivery[priceType])
  }
}
