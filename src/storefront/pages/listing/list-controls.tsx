import { type ReactNode, useId } from 'react'
import { type ListOrder, pageSizes } from '#features/search/rules/list-options.ts'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Pagination } from '#kit/pagination.tsx'
import { listingTexts, listTexts, paginationTexts } from '../../texts/listing.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { type ListState, listAddress, listFields, ordersOf } from './list-request.ts'

interface SortFormProps {
  path: string
  state: ListState
  count: number
  /** The page's heading says the number already. */
  isSaid: boolean
}

/** Number of products and sort order. */
export function SortForm({ path, state, count, isSaid }: SortFormProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="list-order">
      <p className={isSaid ? 'sr-only' : 'list-count'} role="status">
        {t(listTexts.count, { count })}
      </p>
      <ListForm path={path} state={{ ...state, page: 1, sort: state.usualSort }}>
        <ChoiceSelect
          id={id}
          name="sortowanie"
          label={t(listTexts.sort)}
          value={state.sort}
          options={ordersOf(state.usualSort).map((order) => ({ value: order, label: t(sortOrderText(order, state)) }))}
          stays
        />
      </ListForm>
    </div>
  )
}

interface ListFormProps {
  path: string
  /** Sent besides the fields inside. */
  state: ListState
  children: ReactNode
}

/** Leads to the list with another choice. */
function ListForm({ path, state, children }: ListFormProps) {
  return (
    <Form action={path}>
      {listFields(state).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

/** In a search the default order is relevance. */
function sortOrderText(order: ListOrder, { text }: ListState) {
  return text && order === 'popularnosc' ? listTexts.relevance : listTexts[order]
}

interface ListPagesProps {
  list: { page: number; pages: number; count: number; end: string | null }
  path: string
  state: ListState
}

/** Links to the pages before and after, between them a select that leads to any page (B2.43), in very long lists links to some; and the page size. */
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
      >
        {list.pages <= maxSelectablePage && (
          <ListForm path={path} state={{ ...state, page: 1 }} key={list.page}>
            <ChoiceSelect
              id={id}
              name="strona"
              label={t(listingTexts.goToPage)}
              value={String(list.page)}
              options={Array.from({ length: list.pages }, (_, n) => ({
                value: String(n + 1),
                label: t(listingTexts.pageOf, { page: n + 1, pages: list.pages }),
              }))}
            />
          </ListForm>
        )}
      </Pagination>
      {list.count > pageSizes[0] && (
        <ListForm path={path} state={{ ...state, page: 1, pageSize: pageSizes[0] }}>
          <ChoiceSelect
            id={`${id}-size`}
            name="ile"
            label={t(listingTexts.pageSize)}
            value={String(state.pageSize)}
            options={pageSizes.map((size) => ({
              value: String(size),
              label: t(listingTexts.perPage, { count: size }),
            }))}
          />
        </ListForm>
      )}
    </div>
  )
}

const maxSelectablePage = 200
