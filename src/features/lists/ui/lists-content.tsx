import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import { maxListNameLength, type ShoppingList } from '../rules/shopping-list.ts'
import { listPageTexts } from '../texts/shopping-lists.ts'

interface ListsContentProps {
  lists: ShoppingList[]
  /** What was typed as a name, and why it was refused. */
  typed: string
  error: string | null
  deleted: boolean
}

/** The lists of a client, and a form for a new one. */
export function ListsContent({ lists, typed, error, deleted }: ListsContentProps) {
  const t = useTranslate()
  return (
    <>
      <h1 className="text-title">{t(listPageTexts.title)}</h1>
      <p className="text-soft">{t(listPageTexts.lead)}</p>
      {deleted && <Notice type="success">{t(listPageTexts.deleted)}</Notice>}
      {lists.length === 0 && <p className="py-4 font-serif text-heading">{t(listPageTexts.empty)}</p>}
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
                {t(listPageTexts.lines, { count: list.lines })}
                {list.public && ` · ${t(listPageTexts.shared)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="nowa" className="mt-4 flex max-w-form flex-col gap-4">
        <h2 id="nowa" className="text-heading">
          {t(listPageTexts.newTitle)}
        </h2>
        <form method="post" action={urls.shoppingLists()} noValidate className="flex flex-col items-start gap-4">
          <div className="w-full">
            <TextField
              id="nazwa"
              label={t(listPageTexts.name)}
              name="nazwa"
              defaultValue={typed}
              error={error}
              maxLength={maxListNameLength}
              autoComplete="off"
            />
          </div>
          <Button name="do" value="create">
            {t(listPageTexts.create)}
          </Button>
        </form>
      </section>
    </>
  )
}
