import { useId } from 'react'
import { pageSizes, type SortOrder, sortOrders } from '#features/search/rules/list-options.ts'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Pagination } from '#kit/pagination.tsx'
import { listingTexts, listTexts, paginationTexts } from '../../texts/listing.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { type ListState, listAddress, listFields } from './list-request.ts'

interface SortFormProps {
  path: string
  state: ListState
  count: number
}

/** Number of products, sort order and, where there is room, page size. */
export function SortForm({ path, state, count }: SortFormProps) {
  const t = useTranslate()
  const id = useId()
  const { sort, pageSize } = state
  return (
    <div className="list-order">
      <p className="list-count" role="status">
        {t(listTexts.count, { count })}
      </p>
      <Form action={path}>
        {listFields({ text: state.text, filters: state.filters }).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <ChoiceSelect
          id={`${id}-sort`}
          name="sortowanie"
          label={t(listTexts.sort)}
          value={sort}
          options={sortOrders.map((order) => ({ value: order, label: t(sortOrderText(order, state)) }))}
          labelled="spoken"
          stays
          followed={count > pageSizes[0]}
        />
        {count > pageSizes[0] && (
          <span className="hidden tablet:contents noscript:contents">
            <ChoiceSelect
              id={`${id}-size`}
              name="ile"
              label={t(listingTexts.pageSize)}
              value={String(pageSize)}
              options={pageSizes.map((size) => ({
                value: String(size),
                label: t(listingTexts.perPage, { count: size }),
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

/** In a search the default order is relevance. */
function sortOrderText(order: SortOrder, { text }: ListState) {
  return text && order === 'popularnosc' ? listTexts.relevance : listTexts[order]
}

interface ListPagesProps {
  list: { page: number; pages: number; end: string | null }
  path: string
  state: ListState
}

/** Links to the other pages of a list, and for many pages a select that leads to any of them. */
export function ListPages({ list, path, state }: ListPagesProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="mt-12 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      {list.end && <p className="w-full text-center text-soft">{list.end}</p>}
      <Pagination
        page={list.page}
        pages={list.pages}
        addressOf={(page) => listAddress(path, { ...state, page })}
        labels={{
          navigation: t(paginationTexts.pages),
          previous: t(paginationTexts.previousPage),
          next: t(paginationTexts.nextPage),
          page: (page) => t(paginationTexts.page, { page }),
        }}
      />
      {list.pages > 1 && list.pages <= maxSelectablePage && (
        <Form action={path} className="flex items-center gap-2" key={list.page}>
          {listFields({ ...state, page: 1 }).map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <ChoiceSelect
            id={id}
            name="strona"
            label={t(listingTexts.goToPage)}
            value={String(list.page)}
            options={Array.from({ length: list.pages }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
          />
        </Form>
      )}
    </div>
  )
}

const maxSelectablePage = 200
