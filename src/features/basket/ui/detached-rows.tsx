import type { ReactNode } from 'react'
import { productTexts } from '#features/catalogue/texts.ts'
import { isFree } from '#features/offers/rules/offer.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { decimalText } from '#shared/decimal.ts'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PricedDetachedLine } from '../rules/detached-lines.ts'
import { basketPageTexts, savedLineTexts } from '../texts/page.ts'
import { LineVariant } from './line-details.tsx'

const linkStyle = 'min-h-11 text-small underline underline-offset-4 hover:text-ink tablet:min-h-6'

interface SavedLinesProps {
  lines: PricedDetachedLine[]
  priceType: PriceType
}

/** The lines saved for later, below the goods; render it in a form of the basket's page. */
export function SavedLines({ lines, priceType }: SavedLinesProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="zapisane" className="mt-12 max-w-[56rem]">
      <h2 id="zapisane" className="text-heading">
        {t(savedLineTexts.title)}
      </h2>
      <ul>
        {lines.map((line) => (
          <DetachedRow key={line.id} line={line} priceType={priceType}>
            <button
              type="submit"
              name="back"
              value={line.id}
              aria-label={t(savedLineTexts.backOf, { product: line.offer.product.name })}
              className={linkStyle}
            >
              {t(savedLineTexts.back)}
            </button>
            <button
              type="submit"
              name="forget"
              value={line.id}
              aria-label={t(savedLineTexts.forgetOf, { product: line.offer.product.name })}
              className={`${linkStyle} text-soft`}
            >
              {t(savedLineTexts.forget)}
            </button>
          </DetachedRow>
        ))}
      </ul>
    </section>
  )
}

interface DetachedRowProps {
  line: PricedDetachedLine
  priceType: PriceType
  /** Its actions. */
  children?: ReactNode
}

/** A line outside the total: product, quantity, current unit price, and why it cannot be bought. */
export function DetachedRow({ line, priceType, children }: DetachedRowProps) {
  const t = useTranslate()
  const { offer, quantity, problem } = line
  const address = urls.product(offer.product)
  const amount = `${decimalText(quantity).replace('.', ',')}\u00a0${offer.unit.name}`
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-4 tablet:grid-cols-[5rem_minmax(0,1fr)_auto] tablet:gap-x-6">
      <div className="aspect-square overflow-hidden rounded-panel bg-picture">
        {offer.picture && <Picture picture={{ ...offer.picture, alt: '' }} sizes="80px" className="size-full" />}
      </div>
      <div className="flex flex-col gap-1">
        <a href={address} className="font-semibold hover:underline">
          {nonBreaking(offer.product.name)}
        </a>
        <LineVariant line={line} />
        <p className="flex flex-wrap gap-x-4 text-small text-soft tabular-nums">
          <span>{t(savedLineTexts.quantity, { quantity: amount })}</span>
          <UnitPrice line={line} priceType={priceType} />
        </p>
        {problem && <p className="field-error">{t(problem.message.text, problem.message.values)}</p>}
      </div>
      {children && (
        <div className="col-start-2 flex flex-wrap gap-x-6 tablet:col-start-3 tablet:flex-col tablet:items-end">
          {children}
        </div>
      )}
    </li>
  )
}

function UnitPrice({ line: { offer, unitGross }, priceType }: DetachedRowProps) {
  const t = useTranslate()
  const money = usePrice()
  if (isFree(offer)) return <span>{t(productTexts.free)}</span>
  if (offer.unitPoints > 0) return <span>{t(basketPageTexts.forPoints, { count: offer.unitPoints })}</span>
  if (!offer.price) return null
  const price = money(shownAmount(unitGross, offer.price.vatPercent, priceType))
  return <span>{t(basketPageTexts.perUnit, { price, unit: offer.unit.name })}</span>
}
