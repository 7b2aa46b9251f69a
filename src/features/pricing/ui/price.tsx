import { useTranslate } from '#kit/messages.tsx'
import { useMoney } from '#kit/money.tsx'
import { VisuallyHidden } from '#kit/visually-hidden.tsx'
import type { ShownPrice } from '../rules/price-details.ts'
import { priceTexts } from '../texts/price.ts'

export interface PriceTagProps {
  /** Minor units, gross or net as the shop shows them. */
  price: Pick<ShownPrice, 'amount' | 'lowest' | 'unitPrice'>
  /** Sizes differ in price and this is the lowest. */
  from?: boolean
  /** Name of the unit; 'szt.' is not shown. */
  unit?: string
  /** A hint about quantity discounts. */
  hint?: string | null
}

/**
 * The price of a product. A reduction is never shown without the lowest price of 30 days before it, and that one is crossed out: a badge counts
 * its percentage from it. The page of the product names the regular price, too.
 */
export function PriceTag({ price, from = false, unit, hint }: PriceTagProps) {
  const t = useTranslate()
  const money = usePrice()
  const { lowest } = price
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {from && <span className="text-small text-soft">{t(priceTexts.from)}</span>}
        <span className={`font-semibold whitespace-nowrap tabular-nums ${lowest === null ? '' : 'text-sale'}`}>
          {money(price.amount)}
        </span>
        {lowest !== null && (
          <s className="whitespace-nowrap text-soft tabular-nums">
            <VisuallyHidden>{t(priceTexts.beforeReduction)} </VisuallyHidden>
            {money(lowest)}
          </s>
        )}
        {unit && unit !== 'szt.' && <span className="text-small text-soft">{t(priceTexts.perUnit, { unit })}</span>}
      </p>
      {price.unitPrice && (
        <p className="text-small text-soft tabular-nums">
          {t(priceTexts.unitPrice, { amount: money(price.unitPrice.amount), unit: price.unitPrice.unit })}
        </p>
      )}
      {lowest !== null && <p className="text-small text-soft">{t(priceTexts.lowest, { amount: money(lowest) })}</p>}
      {hint && <p className="text-small text-soft">{hint}</p>}
    </div>
  )
}

/** Returns a formatter for prices as the shop shows them: 123450 → '1 234,50 zł', in a net shop '1 234,50 zł netto'. */
export function usePrice(text = priceTexts.shown): (amount: number) => string {
  const t = useTranslate()
  const money = useMoney()
  return (amount) => t(text, { amount: money(amount) })
}

/** Returns a formatter for amounts with VAT, labelled so in a net shop: '1 234,50 zł brutto'. */
export function useGross(): (amount: number) => string {
  return usePrice(priceTexts.withVat)
}
