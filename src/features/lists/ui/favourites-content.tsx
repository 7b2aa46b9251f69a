import type { ReactNode } from 'react'
import { Button } from '#kit/button.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { EntryOrder } from '../rules/entry-order.ts'
import { entryTexts } from '../texts/entries.ts'
import { favouritesPageTexts } from '../texts/favourites-page.ts'
import { EntriesForm, type ShownEntry } from './entries-form.tsx'
import { EntryOrderForm } from './entry-order-form.tsx'
import { type Removed, RemovedNotice } from './removed-notice.tsx'

interface FavouritesContentProps {
  rows: ShownEntry[]
  order: EntryOrder
  count: number
  paged: boolean
  /** The address of this page. */
  here: string
  removed: Removed | null
  nothingChosen: boolean
  signedIn: boolean
  /** The lists onto which the chosen ones may go. */
  onto: ReactNode
}

/** Everything that somebody likes, ready to be bought. */
export function FavouritesContent(props: FavouritesContentProps) {
  const { rows, order, count, paged, here, removed, nothingChosen, signedIn, onto } = props
  const say = useWords()
  const [before, after] = say(favouritesPageTexts.signInFirst).split('{link}')
  return (
    <>
      <h1 className="text-title">{say(favouritesPageTexts.title)}</h1>
      {removed && <RemovedNotice removed={removed} action={here} />}
      {nothingChosen && <Notice type="warning">{say(entryTexts.nothingChosen)}</Notice>}
      {!signedIn && count > 0 && (
        <p className="text-soft">
          {before}
          <a href={urls.signIn(urls.favourites())} className="text-accent underline underline-offset-4">
            {say(favouritesPageTexts.signIn)}
          </a>
          {after}
        </p>
      )}
      {count === 0 ? (
        <div className="flex flex-col items-center gap-4 py-16 text-center">
          <p className="font-serif text-heading">{say(favouritesPageTexts.empty)}</p>
          <p className="text-soft">{say(favouritesPageTexts.emptyText)}</p>
          <LinkButton to={urls.home()}>{say(favouritesPageTexts.toShop)}</LinkButton>
        </div>
      ) : (
        <>
          <EntryOrderForm path={urls.favourites()} order={order} count={count} />
          <EntriesForm rows={rows} removeAt={here} paged={paged}>
            {onto}
            <Button kind="quiet" formAction={here} name="do" value="remove-chosen" className="-mx-5 tablet:mx-0">
              {say(entryTexts.removeChosen)}
            </Button>
          </EntriesForm>
        </>
      )}
    </>
  )
}
