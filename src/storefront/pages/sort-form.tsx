import { useId } from 'react'
import { pageSizes, type SortOrder, sortOrders } from '#features/search/rules.ts'
import { Form } from '#kit/form.tsx'
import { useWords } from '#kit/words.tsx'
import { listTexts } from '../texts/list.ts'
import { listingTexts } from '../texts/listing.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { type ListState, listFields } from './list-request.ts'

interface SortFormProps {
  path: string
  state: ListState
  count: number
}

/** How many products there are, in which order, and, where there is room to ask, how many on a page. */
export function SortForm({ path, state, count }: SortFormProps) {
  const say = useWords()
  const id = useId()
  const { sort, pageSize } = state
  return (
    <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-3 desktop:mt-6">
      <p className="text-soft" role="status">
        {say(listTexts.count, { count })}
      </p>
      <Form action={path} className="-mx-2 flex flex-wrap items-center gap-2">
        {listFields({ text: state.text, filters: state.filters }).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <ChoiceSelect
          id={`${id}-sort`}
          name="sortowanie"
          label={say(listTexts.sort)}
          value={sort}
          options={sortOrders.map((order) => ({ value: order, label: say(orderText(order, state)) }))}
          labelled="desktop"
          stays
          followed={count > pageSizes[0]}
        />
        {count > pageSizes[0] && (
          <span className="hidden tablet:contents noscript:contents">
            <ChoiceSelect
              id={`${id}-size`}
              name="ile"
              label={say(listingTexts.pageSize)}
              value={String(pageSize)}
              options={pageSizes.map((size) => ({
                value: String(size),
                label: say(listingTexts.perPage, { count: size }),
              }))}
              labelled="spoken"
              stays
            />
          </span>
        )}
      </Form>
    </div>
  )
}

/** The usual order of what is searched for is how well it fits. */
function orderText(order: SortOrder, { text }: ListState) {
  return text && order === 'popularnosc' ? listTexts.relevance : listTexts[order]
}
