import { Button } from '#kit/button.tsx'
import { SelectArrow } from '#kit/select-arrow.tsx'
import { useWords } from '#kit/words.tsx'
import { type EntryOrder, entryOrders, orderInAddress } from '../rules/entry-order.ts'
import { entryTexts } from '../texts/entries.ts'

interface EntryOrderFormProps {
  path: string
  order: EntryOrder
  count: number
}

/** How many rows there are, and in which order. */
export function EntryOrderForm({ path, order, count }: EntryOrderFormProps) {
  const say = useWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-3">
      <p className="text-soft">{say(entryTexts.count, { count })}</p>
      {count > 1 && (
        <form action={path} className="flex items-center gap-2">
          <label className="flex items-center gap-2">
            <span className="sr-only desktop:not-sr-only desktop:text-soft">{say(entryTexts.sort)}</span>
            <span className="relative">
              <select name="sortowanie" defaultValue={orderInAddress[order]} data-submits="" className="entry-size">
                {entryOrders.map((order) => (
                  <option key={order} value={orderInAddress[order]}>
                    {say(entryTexts[order])}
                  </option>
                ))}
              </select>
              <SelectArrow />
            </span>
          </label>
          <span className="hidden noscript:inline">
            <Button kind="secondary">{say(entryTexts.show)}</Button>
          </span>
        </form>
      )}
    </div>
  )
}
