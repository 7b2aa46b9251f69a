import { productTexts } from '#features/catalogue/texts.ts'
import { tierHintMessage } from '#features/pricing/rules/price-texts.ts'
import { PriceTag, usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { type Entry, type EntrySize, priceOf } from '../rules/entry.ts'
import { entryTexts } from '../texts/shopping-lists.ts'

/**
 * The price and the availability of a row: those of its size, or of the lowest and the first available one while none is chosen. Those of the
 * other sizes wait hidden, for a choice in the browser.
 */
export function EntryFacts({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const { sizes, sizeId, gone } = entry
  if (gone) return <p className="text-small text-warning">{t(entryTexts.noLongerSold)}</p>
  const choices = sizeId === null ? [null, ...sizes.map(({ id }) => id)] : sizes.map(({ id }) => id)
  return choices.map((id) => (
    <div
      key={id}
      data-of-size={sizes.find((size) => size.id === id)?.type ?? ''}
      hidden={id !== sizeId}
      className="flex flex-col"
    >
      <EntryPrice entry={{ ...entry, sizeId: id }} />
      <EntryState entry={{ ...entry, sizeId: id }} />
    </div>
  ))
}

/** The availability of the chosen size or the reason why it cannot be bought; of several sizes, the first available one. */
function EntryState({ entry: { sizes, sizeId } }: { entry: Entry }) {
  const selected = sizes.filter(({ id }) => sizeId === null || id === sizeId)
  const { refusal, availability } = (selected.find(({ refusal }) => refusal === null) ?? selected[0]) as EntrySize
  return <p className={`text-small ${refusal ? 'text-warning' : 'text-soft'}`}>{refusal ?? availability}</p>
}

function EntryPrice({ entry }: { entry: Entry }) {
  const t = useTranslate()
  const money = usePrice()
  const price = priceOf(entry)
  if (entry.label === 'free') return <p className="font-semibold">{t(productTexts.free)}</p>
  if (entry.label === 'phone') return <p className="text-small text-soft">{t(productTexts.priceByPhone)}</p>
  if (entry.label === 'points')
    return <p className="font-semibold">{t(productTexts.points, { count: entry.points })}</p>
  if (!price) return null
  const differ = entry.sizeId === null && entry.sizes.some((size) => size.price && size.price.amount !== price.amount)
  const hint = tierHintMessage(price, entry.unit.name, money)
  return <PriceTag price={price} from={differ} unit={entry.unit.name} hint={hint && t(hint.text, hint.values)} />
}
