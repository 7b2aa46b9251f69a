import { Button } from '#kit/button.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { ShoppingList } from '../rules/shopping-list.ts'
import { entryTexts } from '../texts/entries.ts'
import { listPageTexts } from '../texts/list-pages.ts'
import { EntriesForm, type ShownEntry } from './entries-form.tsx'
import { ListSettingsForm } from './list-settings-form.tsx'
import { type Removed, RemovedNotice } from './removed-notice.tsx'

interface ListContentProps {
  list: ShoppingList
  rows: ShownEntry[]
  paged: boolean
  /** The address of this page. */
  here: string
  /** The whole address of its link; null while nobody else may read it. */
  link: string | null
  removed: Removed | null
  /** What has just become of it, in words. */
  told: { type: 'success' | 'warning' | 'error'; text: string } | null
  /** What was typed as its name, and why it was refused. */
  typed: string | null
  error: string | null
}

/** One shopping list of a client: its products, ready to be bought, and what he decides about it. */
export function ListContent({ list, rows, paged, here, link, removed, told, typed, error }: ListContentProps) {
  const say = useWords()
  return (
    <>
      <p>
        <a href={urls.shoppingLists()} className="text-accent underline underline-offset-4">
          {say(listPageTexts.all)}
        </a>
      </p>
      <header className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-title wrap-anywhere">{list.name}</h1>
        <p className="text-soft">{say(listPageTexts.lines, { count: list.lines })}</p>
      </header>
      {told && <Notice type={told.type}>{told.text}</Notice>}
      {removed && <RemovedNotice removed={removed} action={here} />}
      <ListSettingsForm list={list} typed={typed} error={error} />
      {link && (
        <section aria-labelledby="link" className="flex flex-col items-start gap-1">
          <h2 id="link" className="font-sans text-base leading-6 font-semibold tracking-normal">
            {say(listPageTexts.link)}
          </h2>
          <p className="text-small text-soft">{say(listPageTexts.linkHint)}</p>
          <p
            data-copied={say(listPageTexts.copied)}
            className="rounded-control bg-surface px-3 py-2 wrap-anywhere select-all"
          >
            {link}
          </p>
          <button
            type="button"
            data-copies
            className="min-h-11 text-accent underline underline-offset-4 noscript:hidden"
          >
            {say(listPageTexts.copyLink)}
          </button>
          <p role="status" className="text-small font-semibold text-success empty:hidden" />
        </section>
      )}
      {rows.length === 0 ? (
        <div className="flex flex-col items-center gap-4 py-12 text-center">
          <p className="font-serif text-heading">{say(listPageTexts.emptyList)}</p>
          <p className="text-soft">{say(listPageTexts.emptyListText)}</p>
          <LinkButton to={urls.home()}>{say(listPageTexts.toShop)}</LinkButton>
        </div>
      ) : (
        <EntriesForm
          rows={rows}
          counted={list.quantities}
          removeAt={here}
          paged={paged}
          usual={<button type="submit" hidden formAction={here} name="do" value="lines" />}
        >
          {list.quantities && (
            <Button kind="quiet" formAction={here} name="do" value="lines" className="-mx-5 tablet:mx-0">
              {say(listPageTexts.saveQuantities)}
            </Button>
          )}
          <Button kind="quiet" formAction={here} name="do" value="remove-chosen" className="-mx-5 tablet:mx-0">
            {say(entryTexts.removeChosen)}
          </Button>
        </EntriesForm>
      )}
    </>
  )
}
