import { usePrice } from '#features/pricing/ui/use-price.ts'
import { SelectArrow } from '#kit/select-arrow.tsx'
import { useWords } from '#kit/words.tsx'
import type { Entry, EntrySize } from '../rules/entry.ts'
import { entryTexts } from '../texts/entries.ts'

/** Which size it is, with its price where sizes differ; the only one of a product is not asked for. */
export function SizeSelect({ entry: { sizes, product, sizeWords, sizeId }, index }: { entry: Entry; index: number }) {
  const say = useWords()
  const money = usePrice()
  const [first] = sizes
  if (sizes.length === 1) return <input type="hidden" name={`size[${index}]`} value={first?.type} />
  const differ = sizes.some(({ price }) => price?.amount !== first?.price?.amount)
  const words = ({ name, refusal, price }: EntrySize) => {
    if (refusal) return say(entryTexts.sizeRefused, { size: name })
    return differ && price ? say(entryTexts.sizePriced, { size: name, price: money(price.amount) }) : name
  }
  return (
    <span className="relative mt-1 max-w-full">
      <select
        name={`size[${index}]`}
        aria-label={say(entryTexts.size, { size: sizeWords.one, product: product.name })}
        defaultValue={sizes.find(({ id }) => id === sizeId)?.type ?? ''}
        className="entry-size"
      >
        {sizeId === null && <option value="">{sizeWords.choose}</option>}
        {sizes.map((size) => (
          <option key={size.id} value={size.type}>
            {words(size)}
          </option>
        ))}
      </select>
      <SelectArrow />
    </span>
  )
}
