import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { GoodsSummary } from '#features/catalogue/ui/goods-pictures.tsx'
import { NoPicture } from '#features/catalogue/ui/no-picture.tsx'
import { Button, buttonClass } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { Picture } from '#kit/picture.tsx'
import { urls } from '#shared/urls.ts'
import { maxListNameLength, type ShoppingList } from '../rules/shopping-list.ts'
import { entryTexts, listPageTexts } from '../texts/shopping-lists.ts'

/** A list with the products that it shows before it is opened. */
export interface ShownList extends ShoppingList {
  cover: GoodsSummary['first']
}

interface ListsContentProps {
  lists: ShownList[]
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
      {lists.length === 0 && (
        <p className="rounded-panel bg-surface p-6 font-serif text-large text-balance">{t(listPageTexts.empty)}</p>
      )}
      <ul className="row-filled grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} />
          </li>
        ))}
        <li>
          <section
            aria-labelledby="nowa"
            className="flex h-full flex-col gap-4 rounded-panel border border-dashed border-control p-5"
          >
            <h2 id="nowa" className="font-serif text-large">
              {t(listPageTexts.newTitle)}
            </h2>
            <form method="post" action={urls.shoppingLists()} noValidate className="flex flex-col gap-4">
              <TextField
                id="nazwa"
                label={t(listPageTexts.name)}
                name="nazwa"
                defaultValue={typed}
                error={error}
                maxLength={maxListNameLength}
                autoComplete="off"
              />
              <Button name="do" value="create">
                {t(listPageTexts.create)}
              </Button>
            </form>
          </section>
        </li>
      </ul>
    </>
  )
}

/** A list at a glance; the whole card is the link's target, but for its buttons. */
function ListCard({ list }: { list: ShownList }) {
  const t = useTranslate()
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-panel border border-line bg-raised p-5 transition-colors hover:border-ink">
      {list.cover.length > 0 ? (
        <ListMosaic list={list} />
      ) : (
        <p className="grid aspect-3/2 place-items-center rounded-control bg-surface text-soft">
          {t(listPageTexts.emptyList)}
        </p>
      )}
      <div>
        <h2 className="font-sans font-semibold tracking-normal wrap-anywhere">
          <Link
            to={urls.shoppingList(list)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {list.name}
          </Link>
        </h2>
        <p className="text-small text-soft">
          {t(listPageTexts.lines, { count: list.lines })}
          {list.public && ` · ${t(listPageTexts.shared)}`}
        </p>
      </div>
      {list.lines > 0 ? <ListActions list={list} /> : <OpenWords />}
    </article>
  )
}

/** The products that were added last, the first one large; decoration: how many there are stands below in words. */
function ListMosaic({ list: { cover, lines } }: { list: ShownList }) {
  const hidden = lines - cover.length
  return (
    <div aria-hidden="true" className="list-mosaic">
      {cover.map(({ name, picture }) => (
        <div key={`${name} ${picture?.file}`}>
          {picture ? (
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(width < 48rem) 90vw, 20rem"
              frame="block size-full"
              className="size-full"
            />
          ) : (
            <NoPicture />
          )}
        </div>
      ))}
      {hidden > 0 && <span>+{hidden}</span>}
    </div>
  )
}

/** What can be done with a list before it is opened: plain forms of its page. */
function ListActions({ list }: { list: ShownList }) {
  const t = useTranslate()
  return (
    <form method="post" action={urls.shoppingList(list)} className="relative z-10 mt-auto grid gap-1">
      <Button kind="secondary" name="do" value="to-basket" aria-label={`${t(entryTexts.allToBasket)}: ${list.name}`}>
        {t(entryTexts.allToBasket)}
      </Button>
      {list.public ? (
        <a href={`${urls.shoppingList(list)}#link`} className={buttonClass('quiet')}>
          {t(listPageTexts.link)}
        </a>
      ) : (
        <Button kind="quiet" name="do" value="share" aria-label={`${t(listPageTexts.share)}: ${list.name}`}>
          {t(listPageTexts.share)}
        </Button>
      )}
    </form>
  )
}

function OpenWords() {
  const t = useTranslate()
  return (
    <p aria-hidden="true" className="card-action-words mt-auto">
      {t(listPageTexts.open)}
      <ChevronRight className="size-5" strokeWidth={1.5} />
    </p>
  )
}
