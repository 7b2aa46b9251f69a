import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageTexts } from '#features/basket/texts/page.ts'
import { versionApart } from '#features/catalogue/rules/version-apart.ts'
import { productTexts } from '#features/catalogue/texts/product.ts'
import { PriceTag } from '#features/pricing/ui/price-tag.tsx'
import { Button } from '#kit/button.tsx'
import { Picture } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { urls } from '#shared/urls.ts'
import { canBePut, type Entry, type EntrySize, priceOf } from '../rules/entry.ts'
import { entryTexts } from '../texts/entries.ts'
import { EntryQuantity } from './entry-quantity.tsx'
import { SizeSelect } from './size-select.tsx'

export interface EntryRowProps {
  entry: Entry
  /** Its place in the form: product[index], set_quantity[index] … */
  index: number
  /** More fields of its line: liked[index] … */
  held?: Record<string, string>
  /** Whether one says how many; else as many as the entry has. */
  counted: boolean
  /** Where its way out leads; null: it cannot be taken out. */
  removeAt: string | null
  /** What else is known of it. */
  children?: ReactNode
}

/** A product that may be chosen, in a size, that many times, and put into the basket. */
export function EntryRow({ entry, index, held = {}, counted, removeAt, children }: EntryRowProps) {
  const say = useWords()
  const { name } = entry.product
  const version = versionApart(entry.product)
  const buyable = canBePut(entry)
  return (
    <li className="entry-row">
      <div className="relative">
        <EntryPicture entry={entry} eager={index < 2} />
        <label className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
          <span className="sr-only">{say(pageTexts.choose, { product: name })}</span>
          <input type="checkbox" name="chosen" value={index} className="size-5 accent-accent" />
        </label>
      </div>
      <div className="flex flex-col items-start gap-1">
        <h2 className="font-sans text-base leading-6 font-semibold tracking-normal">
          {entry.gone ? (
            keepTogether(name)
          ) : (
            <Link to={urls.product(entry.product)} className="hover:underline">
              {keepTogether(name)}
            </Link>
          )}
        </h2>
        {version && <p className="text-small text-soft">{version}</p>}
        {children}
        {!entry.gone && <EntryPrice entry={entry} />}
        <p className={`text-small ${buyable ? 'text-soft' : 'text-warning'}`}>
          {entry.gone ? say(entryTexts.noLongerSold) : wordsOfState(entry)}
        </p>
        <input type="hidden" name={`product[${index}]`} value={entry.product.id} data-called={name} />
        {Object.entries(held).map(([field, value]) => (
          <input key={field} type="hidden" name={`${field}[${index}]`} value={value} />
        ))}
        <SizeSelect entry={entry} index={index} />
      </div>
      <div className="entry-actions">
        {buyable && <EntryQuantity entry={entry} index={index} counted={counted} />}
        {buyable && (
          <Button kind="secondary" name="only" value={index} aria-label={say(entryTexts.toBasketOf, { product: name })}>
            {say(entryTexts.toBasket)}
          </Button>
        )}
        {removeAt && (
          <button
            type="submit"
            formAction={removeAt}
            name="remove"
            value={index}
            aria-label={say(entryTexts.removeOf, { product: name })}
            className="row-deed"
          >
            {say(pageTexts.remove)}
          </button>
        )}
      </div>
    </li>
  )
}

/** Whether the size that is meant can be had, or why not; of several the first that can. */
function wordsOfState({ sizes, sizeId }: Entry): string {
  const meant = sizes.filter(({ id }) => sizeId === null || id === sizeId)
  const shown = (meant.find(({ refusal }) => refusal === null) ?? meant[0]) as EntrySize
  return shown.refusal ?? shown.availability
}

function EntryPicture({ entry: { picture, product, gone }, eager }: { entry: Entry; eager: boolean }) {
  const look = 'block aspect-square overflow-hidden rounded-panel bg-picture'
  const shown = picture && (
    <Picture picture={{ ...picture, alt: '' }} sizes="112px" eager={eager} className="size-full" />
  )
  if (gone) return <span className={`${look} opacity-60`}>{shown}</span>
  return (
    <Link to={urls.product(product)} tabIndex={-1} aria-hidden="true" className={look}>
      {shown}
    </Link>
  )
}

function EntryPrice({ entry }: { entry: Entry }) {
  const say = useWords()
  const price = priceOf(entry)
  if (entry.label === 'free') return <p className="font-semibold">{say(productTexts.free)}</p>
  if (entry.label === 'phone') return <p className="text-small text-soft">{say(productTexts.priceByPhone)}</p>
  if (entry.label === 'points')
    return <p className="font-semibold">{say(productTexts.points, { count: entry.points })}</p>
  if (!price) return null
  const differ = entry.sizeId === null && entry.sizes.some((size) => size.price && size.price.amount !== price.amount)
  return <PriceTag price={price} from={differ} unit={entry.unit.name} />
}
