import { Minus, Plus } from 'lucide-react'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { SelectArrow } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { decimalText } from '#shared/decimal.ts'
import { type Entry, type EntrySize, hasBuyableSize } from '../rules/entry.ts'
import { entryTexts } from '../texts/shopping-lists.ts'

interface EntryQuantityProps {
  entry: Entry
  index: number
  counted: boolean
}

const side = 'grid w-11 place-items-center hover:bg-surface active:bg-line noscript:hidden'

/**
 * The quantity of a row. The buttons follow the unit's steps (`stepQuantity`); the server rounds and bounds typed values and reports it (A5.1–A5.3).
 */
export function EntryQuantity({ entry, index, counted }: EntryQuantityProps) {
  const t = useTranslate()
  const { product, unit, quantity, sizes, sizeId } = entry
  const { range } = (sizes.find(({ id }) => id === sizeId) ?? sizes[0]) as EntrySize
  const name = `set_quantity[${index}]`
  if (!counted) return <input type="hidden" name={name} value={decimalText(quantity)} />
  return (
    <span className="entry-quantity">
      <button
        type="button"
        data-steps={`-${decimalText(range.step)}`}
        aria-label={t(basketPageTexts.lessOf, { product: product.name })}
        className={side}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        name={name}
        defaultValue={decimalText(quantity)}
        aria-label={t(basketPageTexts.quantityOf, { product: product.name })}
        inputMode="decimal"
        autoComplete="off"
        data-step={decimalText(range.step)}
        data-least={decimalText(range.minimum)}
        data-most={range.maximum === null ? undefined : decimalText(range.maximum)}
        className="w-14 min-w-0 grow bg-transparent px-1 text-center tabular-nums outline-none"
      />
      <input type="hidden" name={`shown_quantity[${index}]`} value={decimalText(quantity)} />
      <span className="self-center pr-2 text-soft">{unit.name}</span>
      <button
        type="button"
        data-steps={decimalText(range.step)}
        aria-label={t(basketPageTexts.moreOf, { product: product.name })}
        className={side}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}

interface SizeSelectProps {
  entry: Entry
  index: number
  /** Sizes that cannot be bought can be chosen too. */
  kept: boolean
}

/** The select for the size, with prices when they differ, and what choosing one leads to where one can be bought; a hidden field where there is nothing to choose. */
export function SizeSelect({ entry, index, kept }: SizeSelectProps) {
  const t = useTranslate()
  const money = usePrice()
  const { sizes, product, sizeWords, sizeId } = entry
  const [first] = sizes
  const chosen = sizes.find(({ id }) => id === sizeId)?.type ?? ''
  const isChoice = sizes.length > 1 && (kept || hasBuyableSize(entry))
  if (!isChoice) return <input type="hidden" name={`size[${index}]`} value={chosen} />
  const hintId = sizeId === null && hasBuyableSize(entry) ? `size-first-${product.id}-${index}` : undefined
  const differ = sizes.some(({ price }) => price?.amount !== first?.price?.amount)
  const label = ({ name, refusal, price }: EntrySize) => {
    if (refusal) return t(entryTexts.sizeRefused, { size: name })
    return differ && price ? t(entryTexts.sizePriced, { size: name, price: money(price.amount) }) : name
  }
  return (
    <>
      <span className="entry-choice relative block">
        <select
          name={`size[${index}]`}
          aria-label={t(entryTexts.size, { size: sizeWords.one, product: product.name })}
          aria-describedby={hintId}
          defaultValue={chosen}
          className="entry-size w-full pr-8"
        >
          {sizeId === null && <option value="">{sizeWords.choose}</option>}
          {sizes.map((size) => (
            <option
              key={size.id}
              value={size.type}
              data-refused={size.refusal === null ? undefined : ''}
              disabled={!kept && size.refusal !== null && size.id !== sizeId}
            >
              {label(size)}
            </option>
          ))}
        </select>
        <SelectArrow />
        {sizes.map(
          ({ id, type, refusal }) =>
            refusal !== null && <input key={id} type="hidden" name={`refused_size[${index}]`} value={type} />,
        )}
      </span>
      {hintId && (
        <p id={hintId} className="entry-hint text-small text-soft">
          {t(entryTexts.sizeFirst)}
        </p>
      )}
    </>
  )
}
