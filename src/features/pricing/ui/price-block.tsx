import type { ReactNode } from 'react'
import { pointsReceived } from '#features/catalogue/rules/product-quantity.ts'
import { Section, useSectionId } from '#features/catalogue/ui/section.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { ceilToStep, type Decimal, formatDecimal } from '#shared/decimal.ts'
import { type PluralForms, pluralForm } from '#shared/text.ts'
import type { PriceLine, PriceStep, PriceWords } from '../rules/price-texts.ts'
import { priceTexts } from '../texts/price.ts'

interface PriceBlockProps {
  /** Null when there is no public price: the elements on the page remain. */
  words: PriceWords | null
  /** The step for the current quantity. */
  reached: PriceStep | undefined
  /** Other sizes cost more, and none is chosen yet. */
  from?: boolean
  /** In whole steps. */
  bought: Decimal
  step: Decimal
  unit: PluralForms & { name: string }
  /** Whether points are shown: only clients collect them (A6.2). */
  forClient: boolean
  /** Whether more can be added to the basket: otherwise the next threshold is not shown. */
  buyable: boolean
  /** The price of the chosen configuration: other figures apply only to the plain price and are hidden. */
  chosen: string | null
  /** Shown instead of the price. */
  children?: ReactNode
}

const sold = 'text-small font-semibold text-sale'
const soft = 'text-small text-soft'
const rows: [PriceLine, string][] = [
  ['price_net', soft],
  ['price_unit', soft],
  ['price_sellby', soft],
  ['price_srp', soft],
  ['bundle_price', sold],
  ['price_advance', soft],
  ['price_subscription', 'text-small font-semibold'],
]

/** The price of a size at the typed quantity, with all required and configured information. */
export function PriceBlock(props: PriceBlockProps) {
  const { words, reached, from, bought, step, unit, forClient, buyable, chosen, children } = props
  const t = useTranslate()
  const id = useSectionId()
  const { steps = [], tiers = [], points = 0 } = words ?? {}
  const next = steps.find(({ from }) => from > bought)
  const left = buyable && next && formatDecimal(ceilToStep(next.from, step) - bought)
  const received = pointsReceived(points, bought)
  const crossed = chosen === null && reached?.crossed
  const line = (name: PriceLine, className: string) => (
    <Section key={name} name={name} className={className}>
      {chosen === null && reached?.lines[name]}
    </Section>
  )
  return (
    <>
      <div className="flex flex-col gap-1 tabular-nums">
        <div aria-live="polite">
          <div className="flex flex-wrap items-baseline gap-x-2">
            {from && <span className={soft}>{t(priceTexts.from)}</span>}
            <Section name="price_value" className={`text-heading font-semibold ${crossed ? 'text-sale' : ''}`}>
              {chosen ?? (reached ? reached.price : children)}
            </Section>
            {reached && unit.name !== 'szt.' && (
              <span className={soft}>{t(priceTexts.perUnit, { unit: unit.name })}</span>
            )}
            <Section name="price_maxprice" className={soft}>
              {crossed && (
                <>
                  {t(priceTexts.regular)} <s>{crossed}</s>
                </>
              )}
            </Section>
          </div>
          {line('price_omnibus', soft)}
          {line('savings', sold)}
        </div>
        {rows.map(([name, className]) => line(name, className))}
        <Section name="points" className={soft}>
          {forClient && received > 0 && t(priceTexts.points, { count: received })}
        </Section>
      </div>
      <Tiers tiers={tiers} bought={bought} />
      <p id={id('rebate_next')} aria-live="polite" className="text-small font-semibold text-accent empty:hidden">
        {left && t(priceTexts.next, { left, unit: pluralForm(unit, left), amount: next.price })}
      </p>
    </>
  )
}

interface TiersProps extends Pick<PriceWords, 'tiers'> {
  bought: Decimal
}

/** Unit prices by quantity, from the price of one on; the row that applies is highlighted. */
function Tiers({ tiers, bought }: TiersProps) {
  const t = useTranslate()
  const reached = tiers.findLast(({ from }) => from <= bought)
  if (tiers.length === 0) return null
  return (
    <table className="w-full rounded-control bg-surface text-small tabular-nums">
      <caption className="pb-2 text-left text-base font-semibold">{t(priceTexts.tiers)}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr
            key={tier.range}
            aria-current={tier === reached || undefined}
            className="*:font-normal aria-current:*:font-semibold"
          >
            <th scope="row" className="px-4 py-1 text-left">
              {tier.range}
            </th>
            <td className="px-4 py-1 text-right">{tier.price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
