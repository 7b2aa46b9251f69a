import { useId } from 'react'
import { Form } from '#kit/form.tsx'
import { Pagination } from '#kit/pagination.tsx'
import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'
import { listingTexts } from '../texts/listing.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { type ListState, listAddress, listFields } from './list-request.ts'

interface ListPagesProps {
  list: { page: number; pages: number }
  path: string
  state: ListState
}

/** Links to the other pages of a list, and where there are many a select that leads to any of them. */
export function ListPages({ list, path, state }: ListPagesProps) {
  const say = useWords()
  const id = useId()
  return (
    <div className="mt-12 flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
      <Pagination
        page={list.page}
        pages={list.pages}
        addressOf={(page) => listAddress(path, { ...state, page })}
        labels={{
          navigation: say(frameTexts.pages),
          previous: say(frameTexts.previousPage),
          next: say(frameTexts.nextPage),
          page: (page) => say(frameTexts.page, { page }),
        }}
      />
      {list.pages > 1 && list.pages <= mostToSelect && (
        <Form action={path} className="flex items-center gap-2" key={list.page}>
          {listFields({ ...state, page: 1 }).map(([name, value]) => (
            <input key={name + value} type="hidden" name={name} value={value} />
          ))}
          <ChoiceSelect
            id={id}
            name="strona"
            label={say(listingTexts.goToPage)}
            value={String(list.page)}
            options={Array.from({ length: list.pages }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
          />
        </Form>
      )}
    </div>
  )
}

const mostToSelect = 200
