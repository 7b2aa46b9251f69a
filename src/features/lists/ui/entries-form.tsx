import { Children, type ReactNode } from 'react'
import { basketPageTexts } from '#features/basket/texts/page.ts'
import { Button, buttonClass } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import type { Entry } from '../rules/entry.ts'
import { countedRow, rowsSum } from '../rules/rows-sum.ts'
import { entryTexts } from '../texts/shopping-lists.ts'
import { EntryRow } from './entry-row.tsx'
import { RowsSumButton } from './rows-sum-button.tsx'

export interface ShownEntry {
  /** Unique on the page. */
  key: string
  entry: Entry
  hiddenFields?: Record<string, string>
  /** A further note about it. */
  note?: string
  /** A further link. */
  link?: { text: string; href: string } | undefined
}

interface EntriesFormProps {
  rows: ShownEntry[]
  /** The quantities of the rows can be changed. */
  counted?: boolean
  /** Sizes that cannot be bought can be chosen all the same, since the rows themselves are kept. */
  kept?: boolean
  /** The form action for removing rows; null: they cannot be removed. */
  removeAt?: string | null
  /** There are more pages of rows. */
  paged?: boolean
  /**
   * The default button for Enter in a field where scripts do not answer it; without it, Enter adds to the basket what was selected, and rows with
   * a changed quantity.
   */
  usual?: ReactNode
  /** Further actions on all rows. */
  more?: ReactNode
  /** Further actions on the selected rows. */
  children?: ReactNode
  /** Below the rows. */
  end?: ReactNode
}

/**
 * Products of which one, some or all can be added to the basket: a plain form of many rows for /basketchange.php (B7.9). A button with its
 * own `formAction` sends the same rows there. They can be selected while the actions on several are unfolded.
 */
export function EntriesForm(props: EntriesFormProps) {
  const { rows, counted = true, kept = false, removeAt = null, paged = false, usual, more, children, end } = props
  const t = useTranslate()
  const isSeveral = rows.length > 1 || paged // one row has its own button
  const canChoose = isSeveral || Children.toArray(children).length > 0
  return (
    <form action={`${urls.changeBasket()}?type=multiproduct`} method="post" data-puts="" className="entries">
      {usual ?? <button type="submit" hidden name="only" value="changed" />}
      <input type="hidden" name="change" value="add" />
      <div className="entry-columns">
        {(canChoose || more) && (
          <div className="entry-panel">
            {isSeveral && (
              <RowsSumButton
                sum={rowsSum(rows.map(({ entry }) => countedRow(entry)))}
                paged={paged}
                sends={{ name: 'only', value: 'all' }}
              />
            )}
            {canChoose && (
              <details className="line-choices">
                <summary className={buttonClass('quiet', '-mx-2')}>
                  {t(isSeveral ? entryTexts.chooseSome : entryTexts.more)}
                </summary>
                <div className="mt-2 flex flex-wrap items-center gap-3">
                  <label className="group flex min-h-11 cursor-pointer items-center gap-3 noscript:hidden">
                    <input type="checkbox" data-chooses-all="" className="size-5 accent-accent" />
                    <span className="group-has-checked:hidden">{t(basketPageTexts.chooseAll)}</span>
                    <span className="hidden group-has-checked:inline">{t(basketPageTexts.chooseNone)}</span>
                  </label>
                  <Button kind="secondary" name="only" value="chosen">
                    {t(entryTexts.chosenToBasket)}
                  </Button>
                  {children}
                </div>
              </details>
            )}
            {more}
          </div>
        )}
        <div className="min-w-0">
          <ul aria-label={t(entryTexts.rows)} className="border-t border-line">
            {rows.map(({ key, entry, hiddenFields, note, link }, index) => (
              <EntryRow key={key} {...{ index, counted, kept, removeAt, entry, hiddenFields }}>
                {note && <p className="text-small text-soft">{note}</p>}
                {link && (
                  <a
                    href={link.href}
                    className="inline-flex min-h-6 items-center text-small underline underline-offset-4"
                  >
                    {link.text}
                  </a>
                )}
              </EntryRow>
            ))}
          </ul>
          {end}
        </div>
      </div>
    </form>
  )
}

/** Adds the selected rows of the surrounding form to a list; renders nothing for a visitor who cannot have lists. */
export function AddRowsToList({ lists }: { lists: { id: number; name: string }[] | null }) {
  const t = useTranslate()
  if (!lists) return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      <select name="lista" aria-label={t(entryTexts.onto)} className="entry-size mt-0">
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t(entryTexts.newList)}</option>
      </select>
      <Button kind="secondary" formAction={urls.addToList()}>
        {t(entryTexts.put)}
      </Button>
    </span>
  )
}

export interface RemovedRows {
  /** As `writeItems` writes them. */
  items: string
  names: string[]
}

/** Shows which rows have just been removed, with a button that restores them. */
export function RemovedNotice({ removed, action }: { removed: RemovedRows; action: string }) {
  const t = useTranslate()
  const { items, names } = removed
  return (
    <Notice type="success">
      <form method="post" action={action} className="flex flex-wrap items-center justify-between gap-x-4">
        <input type="hidden" name="wishes" value={items} />
        <p>
          {names.length === 1
            ? t(entryTexts.removedOne, { product: names[0] ?? '' })
            : t(entryTexts.removed, { count: names.length })}
        </p>
        {/* the page was loaded again by a press on a row that is gone */}
        <Button kind="quiet" name="do" value="undo" autoFocus className="-mx-2 -my-2">
          {t(basketPageTexts.undo)}
        </Button>
      </form>
    </Notice>
  )
}
