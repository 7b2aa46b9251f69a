import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { longestListName, type ShoppingList } from '../rules/shopping-list.ts'
import { listPageTexts } from '../texts/list-pages.ts'

interface ListsContentProps {
  lists: ShoppingList[]
  /** What was typed as a name, and why it was refused. */
  typed: string
  error: string | null
  deleted: boolean
}

/** The lists of a client, and where a new one begins. */
export function ListsContent({ lists, typed, error, deleted }: ListsContentProps) {
  const say = useWords()
  return (
    <>
      <h1 className="text-title">{say(listPageTexts.title)}</h1>
      <p className="text-soft">{say(listPageTexts.lead)}</p>
      {deleted && <Notice type="success">{say(listPageTexts.deleted)}</Notice>}
      {lists.length === 0 && <p className="py-4 font-serif text-heading">{say(listPageTexts.empty)}</p>}
      {lists.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {lists.map((list) => (
            <li key={list.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
              <Link
                to={urls.shoppingList(list)}
                className="font-semibold underline underline-offset-4 hover:text-accent"
              >
                {list.name}
              </Link>
              <span className="text-soft">
                {say(listPageTexts.lines, { count: list.lines })}
                {list.public && ` · ${say(listPageTexts.shared)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="nowa" className="mt-4 flex max-w-form flex-col gap-4">
        <h2 id="nowa" className="text-heading">
          {say(listPageTexts.newTitle)}
        </h2>
        <form method="post" action={urls.shoppingLists()} noValidate className="flex flex-col items-start gap-4">
          <div className="w-full">
            <TextField
              id="nazwa"
              label={say(listPageTexts.name)}
              name="nazwa"
              defaultValue={typed}
              error={error}
              maxLength={longestListName}
              autoComplete="off"
            />
          </div>
          <Button name="do" value="create">
            {say(listPageTexts.create)}
          </Button>
        </form>
      </section>
    </>
  )
}
