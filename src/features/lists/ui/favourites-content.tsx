import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { SelectArrow } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import { type EntryOrder, entryOrders, orderInAddress } from '../rules/entry-rows.ts'
import { favouritesPageTexts } from '../texts/favourites.ts'
import { entryTexts } from '../texts/shopping-lists.ts'
import { EntriesForm, RemovedNotice, type RemovedRows, type ShownEntry } from './entries-form.tsx'

interface FavouritesContentProps {
  rows: ShownEntry[]
  order: EntryOrder
  count: number
  paged: boolean
  /** The URL of this page. */
  here: string
  removed: RemovedRows | null
  nothingChosen: boolean
  signedIn: boolean
  /** Where an empty page leads to. */
  toShop: string
  /** The select of lists for the selected rows. */
  onto: ReactNode
}

/** Up to that many are seen at a glance in any order. */
const fewFavourites = 3

/** The visitor's favourites, ready to be bought. */
export function FavouritesContent(props: FavouritesContentProps) {
  const { rows, order, count, paged, here, removed, nothingChosen, signedIn, toShop, onto } = props
  const t = useTranslate()
  const canSort = count > fewFavourites
  const [before, after] = t(favouritesPageTexts.signInFirst).split('{link}')
  return (
    <>
      {count > 0 && (
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-title">{t(favouritesPageTexts.title)}</h1>
          <p className={`text-soft ${canSort ? 'max-tablet:hidden' : ''}`}>{t(entryTexts.count, { count })}</p>
          {canSort && <EntryOrderForm path={urls.favourites()} order={order} />}
        </header>
      )}
      {removed && <RemovedNotice removed={removed} action={here} />}
      {nothingChosen && <Notice type="warning">{t(entryTexts.nothingChosen)}</Notice>}
      {count === 0 ? (
        <EmptyState
          icon={Heart}
          heading="h1"
          title={t(favouritesPageTexts.empty)}
          text={t(favouritesPageTexts.emptyText)}
          action={{ text: t(favouritesPageTexts.toShop), to: toShop }}
        />
      ) : (
        <EntriesForm
          rows={rows}
          removeAt={here}
          paged={paged}
          end={
            !signedIn && (
              <p className="mt-4 text-small text-soft">
                {before}
                <a href={urls.signIn(urls.favourites())} className="text-accent underline underline-offset-4">
                  {t(favouritesPageTexts.signIn)}
                </a>
                {after}
              </p>
            )
          }
        >
          {onto}
          {rows.length > 1 && (
            <Button kind="quiet" formAction={here} name="do" value="remove-chosen" className="-mx-2">
              {t(entryTexts.removeChosen)}
            </Button>
          )}
        </EntriesForm>
      )}
    </>
  )
}

interface EntryOrderFormProps {
  path: string
  order: EntryOrder
}

/** A select for the order of the rows. */
function EntryOrderForm({ path, order }: EntryOrderFormProps) {
  const t = useTranslate()
  return (
    <form action={path} className="ml-auto flex items-center gap-2">
      <label className="flex items-center gap-2">
        <span className="sr-only desktop:not-sr-only desktop:text-soft">{t(entryTexts.sort)}</span>
        <span className="relative">
          <select name="sortowanie" defaultValue={orderInAddress[order]} data-submits="" className="entry-size">
            {entryOrders.map((order) => (
              <option key={order} value={orderInAddress[order]}>
                {t(entryTexts[order])}
              </option>
            ))}
          </select>
          <SelectArrow />
        </span>
      </label>
      <span className="hidden noscript:inline">
        <Button kind="secondary">{t(entryTexts.show)}</Button>
      </span>
    </form>
  )
}
