import type { SortOrder } from '#features/search/rules.ts'
import { Pagination } from '#kit/pagination.tsx'
import { useWords } from '#kit/words.tsx'
import { frameTexts } from '../texts/frame.ts'
import { listAddress } from './list-request.ts'

interface ListPagesProps {
  list: { page: number; pages: number }
  path: string
  sort: SortOrder
  text?: string
}

export function ListPages({ list, path, sort, text }: ListPagesProps) {
  const say = useWords()
  return (
    <div className="mt-12">
      <Pagination
        page={list.page}
        pages={list.pages}
        addressOf={(page) => listAddress(path, { page, sort, text })}
        labels={{
          navigation: say(frameTexts.pages),
          previous: say(frameTexts.previousPage),
          next: say(frameTexts.nextPage),
          page: (page) => say(frameTexts.page, { page }),
        }}
      />
    </div>
  )
}
