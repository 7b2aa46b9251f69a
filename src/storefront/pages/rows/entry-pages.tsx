import { type EntriesState, entriesAddress } from '#features/lists/rules/entry-order.ts'
import { Pagination } from '#kit/pagination.tsx'
import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../../texts/frame.ts'

interface EntryPagesProps {
  path: string
  state: EntriesState
  pages: number
  /** What else the address says. */
  more?: [name: string, value: string][]
}

/** The other pages of many rows. */
export function EntryPages({ path, state, pages, more }: EntryPagesProps) {
  const say = useWords()
  return (
    <Pagination
      page={state.page}
      pages={pages}
      addressOf={(page) => entriesAddress(path, { ...state, page }, more)}
      labels={{
        navigation: say(frameTexts.pages),
        previous: say(frameTexts.previousPage),
        next: say(frameTexts.nextPage),
        page: (page) => say(frameTexts.page, { page }),
      }}
    />
  )
}
