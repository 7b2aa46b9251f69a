import { Link } from 'react-router'
import { productTexts } from '#features/catalogue/texts.ts'
import { serializeLineOptions } from '#features/offers/rules/line-options.ts'
import { isFree } from '#features/offers/rules/offer.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { LinePrice, type LineReduction } from '#features/pricing/ui/line-price.tsx'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import type { Decimal } from '#shared/decimal.ts'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { type BasketLine, pointsCost } from '../rules/basket.ts'
import { shownDiscount } from '../rules/price-lines.ts'
import { basketPageTexts } from '../texts/page.ts'
import { LineComment } from './comments.tsx'
import { LineChanges, LineQuantityField, LineVariant } from './line-details.tsx'

interface BasketRowProps {
  line: BasketLine
  /** Its index in the form: product[index], set_quantity[index] … */
  index: number
  priceType: PriceType
  /** The announced reduction; minor units, gross and net. */
  reduction: { crossed: Record<PriceType, number>; lowest: Record<PriceType, number> } | undefined
  onQuantity: (quantity: Decimal) => void
  onAdjusted: () => void
}

/** One line of the basket page: product, quantity, price and removal. */
export function BasketRow({ line, index, priceType, reduction, ...changes }: BasketRowProps) {
  const t = useTranslate()
  const { offer } = line
  const address = urls.product(offer.product)
  const reduced = reduction ? { regular: reduction.crossed[priceType], lowest: reduction.lowest[priceType] } : null
  return (
    <li className="basket-line">
      <div className="relative tablet:row-span-2">
        <Link
          to={address}
          tabIndex={-1}
          aria-hidden="true"
          className="block aspect-square overflow-hidden rounded-panel bg-picture"
        >
          {offer.picture && (
            <Picture picture={{ ...offer.picture, alt: '' }} sizes="112px" eager={index === 0} className="size-full" />
          )}
        </Link>
        <label className="line-choice absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
          <span className="sr-only">{t(basketPageTexts.choose, { product: offer.product.name })}</span>
          <input type="checkbox" name="chosen" value={index} className="size-5 accent-accent" />
        </label>
      </div>
      <div className="flex flex-col gap-1">
        <h2 className="font-sans text-base leading-6 font-semibold tracking-normal">
          <Link to={address} className="hover:underline">
            {nonBreaking(offer.product.name)}
          </Link>
        </h2>
        <LineVariant line={line} />
        <UnitPrice line={line} priceType={priceType} reduction={reduced} />
        <LineChanges line={line} priceType={priceType} />
        <input type="hidden" name={`product[${index}]`} value={offer.product.id} />
        <input type="hidden" name={`size[${index}]`} value={offer.size.type} />
        <input type="hidden" name={`additional[${index}]`} value={line.additional} />
        <input type="hidden" name={`terms[${index}]`} value={serializeLineOptions(line.options)} />
      </div>
      <div className="basket-line-sum">
        <LineQuantityField line={line} index={index} {...changes} />
        <p className={`basket-line-worth ${reduced ? 'text-sale' : ''}`}>
          <LineWorth line={line} priceType={priceType} />
        </p>
      </div>
      <div className="basket-line-actions">
        <SaveForLater line={line} />
        <CommentToggle line={line} index={index} />
        <button
          type="submit"
          name="remove"
          value={index}
          aria-label={t(basketPageTexts.removeOf, { product: offer.product.name })}
          className="row-action ml-auto"
        >
          {t(basketPageTexts.remove)}
        </button>
      </div>
    </li>
  )
}

interface UnitPriceProps extends Pick<BasketRowProps, 'line' | 'priceType'> {
  reduction: LineReduction | null
}

function UnitPrice({ line, priceType, reduction }: UnitPriceProps) {
  const t = useTranslate()
  const money = usePrice()
  const { offer, unitGross } = line
  if (offer.unitPoints > 0) return null
  if (isFree(offer) || !offer.price) return null
  const price = money(shownAmount(unitGross, offer.price.vatPercent, priceType))
  return <LinePrice words={t(basketPageTexts.perUnit, { price, unit: offer.unit.name })} reduction={reduction} />
}

/** The worth of a line before promotions, which are listed once below, so that lines add up to the goods. */
export function LineWorth({ line, priceType }: Pick<BasketRowProps, 'line' | 'priceType'>) {
  const t = useTranslate()
  const money = usePrice()
  if (isFree(line.offer)) return t(productTexts.free)
  if (line.offer.unitPoints > 0) return t(basketPageTexts.forPoints, { count: pointsCost([line]) })
  return money(line.worth[priceType] + shownDiscount([line], priceType))
}

/** The comment of a line, behind a toggle that works without scripts too (A4.27). */
function CommentToggle({ line, index }: Pick<BasketRowProps, 'line' | 'index'>) {
  const t = useTranslate()
  return (
    <details open={line.comment !== ''} className="open:order-last open:basis-full">
      <summary aria-label={`${t(basketPageTexts.comment)}: ${line.offer.product.name}`} className="row-action w-fit">
        {t(basketPageTexts.comment)}
      </summary>
      <LineComment line={line} index={index} />
    </details>
  )
}

/** A button that saves a line for later; submits the surrounding form. */
function SaveForLater({ line }: { line: { id: number; offer: { product: { name: string } } } }) {
  const t = useTranslate()
  return (
    <button
      type="submit"
      name="later"
      value={line.id}
      aria-label={t(basketPageTexts.laterOf, { product: line.offer.product.name })}
      className="row-action"
    >
      {t(basketPageTexts.later)}
    </button>
  )
}
