import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useSubmit } from 'react-router'
import { type SortOrder, sortOrders } from '#features/search/rules.ts'
import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useWords } from '#kit/words.tsx'
import { listTexts } from '../texts/list.ts'

interface SortFormProps {
  path: string
  sort: SortOrder
  count: number
  text?: string
}

/** How many products there are and in which order. The order is taken at once; without scripts a button sends it. */
export function SortForm({ path, sort, count, text }: SortFormProps) {
  const say = useWords()
  const submit = useSubmit()
  const id = useId()
  return (
    <div className="mt-8 mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
      <p className="text-soft" role="status">
        {say(listTexts.count, { count })}
      </p>
      <Form action={path} className="flex items-center gap-2" key={sort}>
        {text && <input type="hidden" name="text" value={text} />}
        <label htmlFor={id} className="text-soft">
          {say(listTexts.sort)}
        </label>
        <span className="relative">
          <select
            id={id}
            name="sortowanie"
            defaultValue={sort}
            onChange={(event) => void submit(event.target.form, { preventScrollReset: true })}
            className="min-h-11 appearance-none rounded-control bg-transparent py-2 pr-8 pl-2 font-semibold"
          >
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {say(listTexts[order])}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2"
          />
        </span>
        <span className="hidden noscript:inline">
          <Button kind="secondary">{say(listTexts.show)}</Button>
        </span>
      </Form>
    </div>
  )
}
