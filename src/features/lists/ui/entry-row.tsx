import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { quickTexts } from '#features/basket/texts/quick.ts'
import { distinctVersionName } from '#features/catalogue/rules/product.ts'
import { productTexts } from '#features/catalogue/texts.ts'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import { buttonClass } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { canAddToBasket, type Entry, type EntrySize, priceOf } from '../rules/entry.ts'
import { entryTexts } from '../texts/shopping-lists.ts'
import { EntryQuantity, SizeSelect } from './entry-fields.tsx'

export interface EntryRowProps {
  entry: Entry
  /** Its index in the form: product[index], set_quantity[index] … */
  index: number
  /** More fields of its line: liked[index] … */
  hiddenFields?: Record<string, string>
  /** A row with a quantity that can be changed; if not, a card, and the entry's own quantity is sent. */
  counted: boolean
  /** The form action for removing it, by a heart on a card; null: it cannot be removed. */
  removeAt: string | null
  /** Further notes about it. */
  children?: ReactNode
}

/** A product that can be selected, with a size and a quantity, and added to the basket. */
export function EntryRow({ entry, index, hiddenFields = {}, counted, removeAt, children }: EntryRowProps) {
  const t = useTranslate()
  const { name } = entry.product
  const version = distinctVersionName(entry.product)
  const buyable = canAddToBasket(entry)
  const buy = counted ? buttonClass('secondary', 'w-44 text-accent') : 'card-buy'
  return (
    <li className="entry-row">
      <div className="relative">
        <EntryPicture entry={entry} eager={index < 2} sizes={counted ? '112px' : cardPictureSizes} />
        <label className="line-choice absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
          <span className="sr-only">{t(basketPageTexts.choose, { product: name })}</span>
          <input type="checkbox" name="chosen" value={index} className="size-5 accent-accent" />
        </label>
      </div>
      <div className="flex flex-col items-start gap-1">
        <h2 className="font-sans text-base leading-6 font-normal tracking-normal">
          {entry.gone ? (
            nonBreaking(name)
          ) : (
            <Link to={urls.product(entry.product)} className="hover:underline">
              {nonBreaking(name)}
            </Link>
          )}
        </h2>
        {version && <p className="text-small text-soft">{version}</p>}
        {children}
        {!entry.gone && <EntryPrice entry={entry} />}
        {(counted || !buyable) && ( // a card says only what stands in the way, as everywhere
          <p className={`text-small ${buyable ? 'text-soft' : 'text-warning'}`}>
            {entry.gone ? t(entryTexts.noLongerSold) : stateText(entry)}
          </p>
        )}
        <input type="hidden" name={`product[${index}]`} value={entry.product.id} data-called={name} />
        {Object.entries(hiddenFields).map(([field, value]) => (
          <input key={field} type="hidden" name={`${field}[${index}]`} value={value} />
        ))}
        <SizeSelect entry={entry} index={index} />
      </div>
      <div className="entry-actions">
        {buyable && <EntryQuantity entry={entry} index={index} counted={counted} />}
        {buyable && entry.sizeId === null && (
          <Link
            to={urls.product(entry.product)}
            className={`${buy} entry-choose`}
            aria-label={t(entryTexts.chooseOf, { product: name })}
          >
            {t(quickTexts.chooseShort)}
          </Link>
        )}
        {buyable && (
          <button
            type="submit"
            className={buy}
            name="only"
            value={index}
            aria-label={t(entryTexts.toBasketOf, { product: name })}
          >
            {t(entryTexts.toBasket)}
          </button>
        )}
        {removeAt && (
          <button
            type="submit"
            formAction={removeAt}
            name="remove"
            value={index}
            aria-label={t(entryTexts.removeOf, { product: name })}
            className="row-action entry-remove"
          >
            {counted ? t(basketPageTexts.remove) : <Heart aria-hidden="true" className="size-6 fill-current" />}
          </button>
        )}
      </div>
    </li>
  )
}

/** The availability of the chosen size or the reason why it cannot be bought; of several sizes, the first available one. */
function stateText({ sizes, sizeId }: Entry): string {
  const selected = sizes.filter(({ id }) => sizeId === null || id === sizeId)
  const shown = (selected.find(({ refusal }) => refusal === null) ?? selected[0]) as EntrySize
  return shown.refusal ?? shown.availability
}

const cardPictureSizes = '(min-width: 1344px) 294px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 46vw'

interface EntryPictureProps {
  entry: Entry
  eager: boolean
  sizes: string
}

function EntryPicture({ entry: { picture, product, gone }, eager, sizes }: EntryPictureProps) {
  const className = 'block aspect-square overflow-hidden rounded-panel bg-picture'
  const shown = picture && (
    <Picture picture={{ ...picture, alt: '' }} sizes={sizes} eager={eager} className="size-full" />
  )
  if (gone) return <span className={`${className} opacity-60`}>{shown}</span>
  return (
    <Link to={urls.product(product)} tabIndex={-1} aria-hidden="true" className={className}>
      {shown}
    </Link>
  )
}

function EntryPrice({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const price = priceOf(entry)
  if (entry.label === 'free') return <p className="font-semibold">{t(productTexts.free)}</p>
  if (entry.label === 'phone') return <p className="text-small text-soft">{t(productTexts.priceByPhone)}</p>
  if (entry.label === 'points')
    return <p className="font-semibold">{t(productTexts.points, { count: entry.points })}</p>
  if (!price) return null
  const differ = entry.sizeId === null && entry.sizes.some((size) => size.price && size.price.amount !== price.amount)
  return <PriceTag price={price} from={differ} unit={entry.unit.name} />
}
