import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { distinctVersionName } from '#features/catalogue/rules/product.ts'
import { NoPicture } from '#features/catalogue/ui/no-picture.tsx'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { Button, buttonClass } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { type Entry, hasBuyableSize } from '../rules/entry.ts'
import { countedRow, hasRowSum, rowsSum, sizeCost } from '../rules/rows-sum.ts'
import { entryTexts } from '../texts/shopping-lists.ts'
import { EntryFacts } from './entry-facts.tsx'
import { EntryQuantity, SizeSelect } from './entry-fields.tsx'

export interface EntryRowProps {
  entry: Entry
  /** Its index in the form: product[index], set_quantity[index] … */
  index: number
  /** More fields of its line: liked[index] … */
  hiddenFields?: Record<string, string>
  /** Its quantity can be changed; if not, the entry's own quantity is sent. */
  counted: boolean
  /** Sizes that cannot be bought can be chosen all the same, since the row itself is kept. */
  kept: boolean
  /** The form action for removing it; null: it cannot be removed. */
  removeAt: string | null
  /** Further notes about it. */
  children?: ReactNode
}

/** A product that can be selected, with a size and a quantity, and added to the basket. */
export function EntryRow({ entry, index, hiddenFields = {}, counted, kept, removeAt, children }: EntryRowProps) {
  const t = useTranslate()
  const { product, sizes, gone } = entry
  const buyable = hasBuyableSize(entry)
  const version = distinctVersionName(product)
  const costs = Object.fromEntries(sizes.map((size) => [size.type, sizeCost(size)]))
  return (
    <li className="entry-row" data-costs={JSON.stringify(costs)}>
      <div className="relative">
        <EntryPicture entry={entry} eager={index < 2} />
        <label className="line-choice absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
          <span className="sr-only">{t(basketPageTexts.choose, { product: product.name })}</span>
          <input type="checkbox" name="chosen" value={index} className="size-5 accent-accent" />
        </label>
      </div>
      <div className="flex flex-col items-start">
        {product.producer && <p className="text-small text-soft">{product.producer}</p>}
        <h2 className="mb-1 font-sans text-base leading-6 font-semibold tracking-normal">
          {gone ? (
            nonBreaking(product.name)
          ) : (
            <Link to={urls.product(product)} className="hover:underline">
              {nonBreaking(product.name)}
            </Link>
          )}
        </h2>
        {version && <p className="text-small text-soft">{version}</p>}
        {children}
        <EntryFacts entry={entry} />
        <input type="hidden" name={`product[${index}]`} value={product.id} data-called={product.name} />
        {Object.entries(hiddenFields).map(([field, value]) => (
          <input key={field} type="hidden" name={`${field}[${index}]`} value={value} />
        ))}
        {removeAt && (
          <button
            type="submit"
            formAction={removeAt}
            name="remove"
            value={index}
            aria-label={t(entryTexts.removeOf, { product: product.name })}
            className="row-action mt-auto"
          >
            {t(basketPageTexts.remove)}
          </button>
        )}
      </div>
      <div className="entry-actions">
        <SizeSelect entry={entry} index={index} kept={kept} />
        {buyable && (
          <div className="entry-buy">
            <EntryQuantity entry={entry} index={index} counted={counted} />
            <Button
              kind="secondary"
              name="only"
              value={index}
              aria-label={t(entryTexts.toBasketOf, { product: product.name })}
              className="grow"
            >
              {t(entryTexts.toBasket)}
            </Button>
          </div>
        )}
        {buyable && counted && <RowSum entry={entry} />}
        {!buyable && !gone && <InsteadOfBuying entry={entry} />}
      </div>
    </li>
  )
}

/** What is left of a product that cannot be bought: a notice when it is back, or its page. */
function InsteadOfBuying({ entry: { product, sizes } }: { entry: Entry }) {
  const t = useTranslate()
  const awaited = sizes.find(({ notify }) => notify)
  const [to, words, label] = awaited
    ? [urls.notify(product.id, sizes.length > 1 ? '' : awaited.type), entryTexts.tellMe, entryTexts.tellMeOf]
    : [urls.product(product), entryTexts.see, entryTexts.seeOf]
  return (
    <Link to={to} aria-label={t(label, { product: product.name })} className={buttonClass('secondary')}>
      {t(words)}
    </Link>
  )
}

/** What the quantity of the row costs, unless it is one; it follows what is typed. */
function RowSum({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const money = usePrice()
  const row = countedRow(entry)
  const { amount } = rowsSum([row])
  return (
    <p data-row-sum="" hidden={!hasRowSum(row)} className="text-small text-soft tabular-nums">
      {t(buyTexts.total, { amount: money(amount) })}
    </p>
  )
}

function EntryPicture({ entry: { picture, product, gone }, eager }: { entry: Entry; eager: boolean }) {
  const className = 'block aspect-square overflow-hidden rounded-panel bg-picture'
  const shown = picture ? (
    <Picture
      picture={{ ...picture, alt: '' }}
      sizes="(width < 48rem) 104px, 144px"
      eager={eager}
      className="size-full"
    />
  ) : (
    <NoPicture />
  )
  if (gone) return <span className={`${className} opacity-60`}>{shown}</span>
  return (
    <Link to={urls.product(product)} tabIndex={-1} aria-hidden="true" className={className}>
      {shown}
    </Link>
  )
}
