import { Link } from 'react-router'
import type { GoodsSummary } from '#features/catalogue/ui/goods-pictures.tsx'
import { NoPicture } from '#features/catalogue/ui/no-picture.tsx'
import { Button, buttonClass } from '#kit/button.tsx'
import { TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { Picture } from '#kit/picture.tsx'
import { dayInWords } from '#shared/day.ts'
import { urls } from '#shared/urls.ts'
import type { RowsSum } from '../rules/rows-sum.ts'
import { maxListNameLength, type ShoppingList } from '../rules/shopping-list.ts'
import { listPageTexts } from '../texts/shopping-lists.ts'
import { RowsSumButton } from './rows-sum-button.tsx'

/** A list with what is seen of it before it is opened. */
export interface ShownList extends ShoppingList {
  /** The products that were added last. */
  cover: GoodsSummary['first']
  sum: RowsSum
}

interface ListsContentProps {
  lists: ShownList[]
  now: Date
  /** What was typed as a name, and why it was refused. */
  typed: string
  error: string | null
  deleted: boolean
}

/** The lists of a client, and a form for a new one. */
export function ListsContent({ lists, now, typed, error, deleted }: ListsContentProps) {
  const t = useTranslate()
  return (
    <>
      <h1 className="text-title">{t(listPageTexts.title)}</h1>
      <p className="text-soft">{t(listPageTexts.lead)}</p>
      {deleted && <Notice type="success">{t(listPageTexts.deleted)}</Notice>}
      {lists.length === 0 && (
        <p className="rounded-panel bg-surface p-6 font-serif text-large text-balance">{t(listPageTexts.empty)}</p>
      )}
      <ul className="grid gap-4 tablet:grid-cols-2 tablet:*:last:odd:col-span-2">
        {lists.map((list) => (
          <li key={list.id}>
            <ListCard list={list} now={now} />
          </li>
        ))}
        <li>
          <NewList typed={typed} error={error} />
        </li>
      </ul>
    </>
  )
}

function NewList({ typed, error }: Pick<ListsContentProps, 'typed' | 'error'>) {
  const t = useTranslate()
  return (
    <section aria-labelledby="nowa" className="flex h-full flex-col gap-4 rounded-panel bg-surface p-5">
      <h2 id="nowa" className="font-serif text-large">
        {t(listPageTexts.newTitle)}
      </h2>
      <form method="post" action={urls.shoppingLists()} noValidate className="flex flex-wrap items-end gap-3">
        <div className="grow basis-60">
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
        <Button kind="secondary" name="do" value="create" className="max-tablet:grow">
          {t(listPageTexts.create)}
        </Button>
      </form>
    </section>
  )
}

/** A list at a glance; the whole card is the link's target, but for its buttons. */
function ListCard({ list, now }: { list: ShownList; now: Date }) {
  const t = useTranslate()
  const { name, cover, lines, changedAt } = list
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-panel border border-line bg-raised p-5 transition-colors hover:border-ink">
      {cover.length > 0 ? (
        <ListMosaic cover={cover} />
      ) : (
        <p className="grid aspect-2/1 place-items-center rounded-control bg-surface text-soft">
          {t(listPageTexts.emptyList)}
        </p>
      )}
      <div>
        <h2 className="font-serif text-large wrap-anywhere">
          <Link
            to={urls.shoppingList(list)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        </h2>
        <p className="text-small text-soft">
          {t(listPageTexts.lines, { count: lines })}
          {list.public && ` · ${t(listPageTexts.shared)}`}
          {` · ${t(listPageTexts.changed, { day: dayInWords(changedAt, now) })}`}
        </p>
      </div>
      <form method="post" action={urls.shoppingList(list)} className="mt-auto flex flex-col gap-2">
        {lines > 0 && (
          <div className="relative z-10">
            <RowsSumButton sum={list.sum} sends={{ name: 'do', value: 'to-basket' }} of={name} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p aria-hidden="true" className="font-semibold text-accent underline underline-offset-4">
            {t(listPageTexts.open)}
          </p>
          {list.public ? (
            <a href={`${urls.shoppingList(list)}#link`} className={buttonClass('quiet', 'relative z-10 -mx-2')}>
              {t(listPageTexts.link)}
            </a>
          ) : (
            <Button
              kind="quiet"
              name="do"
              value="share"
              aria-label={`${t(listPageTexts.share)}: ${name}`}
              className="relative z-10 -mx-2"
            >
              {t(listPageTexts.share)}
            </Button>
          )}
        </div>
      </form>
    </article>
  )
}

/** The products that were added last, all of them whole, the first one large; decoration: how many there are stands below in words. */
function ListMosaic({ cover }: { cover: ShownList['cover'] }) {
  return (
    <div aria-hidden="true" className="list-mosaic">
      {cover.map(({ name, picture }) => (
        <div key={`${name} ${picture?.file}`}>
          {picture ? (
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="(width < 48rem) 46vw, 14rem"
              frame="block size-full"
              className="size-full object-contain"
            />
          ) : (
            <NoPicture />
          )}
        </div>
      ))}
    </div>
  )
}
