import { ChevronLeft, ListPlus, Share2 } from 'lucide-react'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { Button } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { ShoppingList } from '../rules/shopping-list.ts'
import { entryTexts, listPageTexts } from '../texts/shopping-lists.ts'
import { EntriesForm, RemovedNotice, type RemovedRows, type ShownEntry } from './entries-form.tsx'
import { ListSettingsForm } from './list-settings-form.tsx'

interface ListContentProps {
  list: ShoppingList
  rows: ShownEntry[]
  paged: boolean
  /** The URL of this page. */
  here: string
  /** The full URL of its link; null while only the client may read it. */
  link: string | null
  removed: RemovedRows | null
  /** The result of the last change. */
  notice: { type: 'success' | 'warning' | 'error'; text: string } | null
  /** What was typed as its name, and why it was refused. */
  typed: string | null
  error: string | null
}

/** One shopping list of a client: its products, ready to be bought, and its settings. */
export function ListContent({ list, rows, paged, here, link, removed, notice, typed, error }: ListContentProps) {
  const t = useTranslate()
  const settings = <ListSettingsForm list={list} typed={typed} error={error} />
  return (
    <>
      <p>
        <a
          href={urls.shoppingLists()}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {t(listPageTexts.all)}
        </a>
      </p>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title wrap-anywhere">{list.name}</h1>
        <p className="text-soft">{t(listPageTexts.lines, { count: list.lines })}</p>
        {!link && (
          <form method="post" action={urls.shoppingList(list)} className="tablet:ml-auto">
            <Button kind="secondary" name="do" value="share">
              <Share2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
              {t(listPageTexts.share)}
            </Button>
          </form>
        )}
      </header>
      {notice && <Notice type={notice.type}>{notice.text}</Notice>}
      {removed && <RemovedNotice removed={removed} action={here} />}
      {error && settings}
      {link && (
        <section aria-labelledby="link" className="flex flex-col gap-1 rounded-panel bg-surface px-4 pt-4 tablet:px-5">
          <h2 id="link" className="font-sans text-base leading-6 font-semibold tracking-normal">
            {t(listPageTexts.link)}
          </h2>
          <p className="text-small text-soft">{t(listPageTexts.linkHint)}</p>
          <p className="flex flex-wrap items-center gap-x-4">
            <span data-copied={t(listPageTexts.copied)} className="min-w-0 font-semibold wrap-anywhere select-all">
              {link}
            </span>
            <button
              type="button"
              data-copies
              className="min-h-11 text-accent underline underline-offset-4 noscript:hidden"
            >
              {t(listPageTexts.copyLink)}
            </button>
            <span role="status" className="text-small font-semibold text-success empty:hidden" />
          </p>
        </section>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={ListPlus}
          title={t(listPageTexts.emptyList)}
          text={t(listPageTexts.emptyListText)}
          action={{ text: t(listPageTexts.toShop), to: urls.home() }}
        />
      ) : (
        <EntriesForm
          rows={rows}
          counted={list.quantities}
          kept
          removeAt={here}
          paged={paged}
          usual={<button type="submit" hidden formAction={here} name="do" value="lines" />}
          end={
            list.quantities && (
              <>
                <p
                  role="status"
                  data-saved={t(listPageTexts.saved)}
                  data-unsaved={t(basketPageTexts.connection)}
                  className="mt-3 text-small font-semibold empty:hidden"
                />
                <p className="mt-4 hidden noscript:block">
                  <Button kind="secondary" formAction={here} name="do" value="lines" data-saves="">
                    {t(listPageTexts.saveQuantities)}
                  </Button>
                </p>
              </>
            )
          }
        >
          <Button kind="quiet" formAction={here} name="do" value="remove-chosen" className="-mx-2">
            {t(entryTexts.removeChosen)}
          </Button>
        </EntriesForm>
      )}
      {!error && settings}
    </>
  )
}

interface SharedListContentProps {
  name: string
  token: string
  counted: boolean
  rows: ShownEntry[]
  paged: boolean
}

/** A list as visitors with its link see it: its name and its products, which they may buy or copy. Nothing about its owner. */
export function SharedListContent({ name, token, counted, rows, paged }: SharedListContentProps) {
  const t = useTranslate()
  return (
    <>
      <p className="text-soft">{t(listPageTexts.onLink)}</p>
      <h1 className="text-title wrap-anywhere">{name}</h1>
      {rows.length === 0 ? (
        <p className="py-8 text-soft">{t(listPageTexts.emptyList)}</p>
      ) : (
        <EntriesForm
          rows={rows}
          counted={counted}
          paged={paged}
          more={
            <Button kind="secondary" formAction={urls.sharedList(token)} name="do" value="copy">
              {t(listPageTexts.copy)}
            </Button>
          }
        />
      )}
    </>
  )
}
