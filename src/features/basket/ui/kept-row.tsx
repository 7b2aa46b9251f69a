import type { ReactNode } from 'react'
import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import { versionApart } from '#features/catalogue/rules/version-apart.ts'
import { productTexts } from '#features/catalogue/texts/product.ts'
import { shownAmount } from '#features/pricing/rules.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { Picture } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { decimalText } from '#shared/decimal.ts'
import { keepTogether } from '#shared/keep-together.ts'
import { urls } from '#shared/urls.ts'
import type { SeenKeptLine } from '../rules/kept-line.ts'
import { costsNothing } from '../rules/offer.ts'
import { laterTexts } from '../texts/later.ts'
import { pageTexts } from '../texts/page.ts'
import { LineTermsWords } from './line-terms-words.tsx'

interface KeptRowProps {
  line: SeenKeptLine
  priceType: PriceType
  /** What can be done with it. */
  children?: ReactNode
}

/** A line that is in no sum: what it is, how many, what one costs today, and why it cannot be bought. */
export function KeptRow({ line, priceType, children }: KeptRowProps) {
  const say = useWords()
  const { offer, quantity, problem } = line
  const address = urls.product(offer.product)
  const version = versionApart(offer.product)
  const amount = `${decimalText(quantity).replace('.', ',')}\u00a0${offer.unit.name}`
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-4 tablet:grid-cols-[5rem_minmax(0,1fr)_auto] tablet:gap-x-6">
      <div className="aspect-square overflow-hidden rounded-panel bg-picture">
        {offer.picture && <Picture picture={{ ...offer.picture, alt: '' }} sizes="80px" className="size-full" />}
      </div>
      <div className="flex flex-col gap-1">
        <a href={address} className="font-semibold hover:underline">
          {keepTogether(offer.product.name)}
        </a>
        {version && <p className="text-small text-soft">{version}</p>}
        {offer.size.type !== 'uniw' && (
          <p className="text-small text-soft">
            {isGoods(offer.product.kind) ? say(pageTexts.size, { size: offer.size.name }) : offer.size.name}
          </p>
        )}
        <LineTermsWords line={line} />
        <p className="flex flex-wrap gap-x-4 text-small text-soft tabular-nums">
          <span>{say(laterTexts.quantity, { quantity: amount })}</span>
          <UnitPrice line={line} priceType={priceType} />
        </p>
        {problem && <p className="field-error">{say(problem.message.text, problem.message.values)}</p>}
      </div>
      {children && (
        <div className="col-start-2 flex flex-wrap gap-x-6 tablet:col-start-3 tablet:flex-col tablet:items-end">
          {children}
        </div>
      )}
    </li>
  )
}

function UnitPrice({ line: { offer, unitGross }, priceType }: KeptRowProps) {
  const say = useWords()
  const money = usePrice()
  if (costsNothing(offer)) return <span>{say(productTexts.free)}</span>
  if (offer.unitPoints > 0) return <span>{say(pageTexts.forPoints, { count: offer.unitPoints })}</span>
  if (!offer.price) return null
  const price = money(shownAmount(unitGross, offer.price.vatPercent, priceType))
  return <span>{say(pageTexts.perUnit, { price, unit: offer.unit.name })}</span>
}
