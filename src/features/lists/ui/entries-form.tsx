import type { ReactNode } from 'react'
import { pageTexts } from '#features/basket/texts/page.ts'
import { Button } from '#kit/button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Entry } from '../rules/entry.ts'
import { entryTexts } from '../texts/entries.ts'
import { EntryRow } from './entry-row.tsx'

export interface ShownEntry {
  /** What tells it apart from the others on the page. */
  key: string
  entry: Entry
  held?: Record<string, string>
  /** What else is known of it, in words. */
  note?: string
}

interface EntriesFormProps {
  rows: ShownEntry[]
  counted?: boolean
  /** Where the ways out of rows lead; null: they cannot be taken out. */
  removeAt?: string | null
  /** There are others on other pages. */
  paged?: boolean
  /** What Enter in a field does; else the chosen ones go into the basket. */
  usual?: ReactNode
  /** What else can be done with the chosen ones. */
  children?: ReactNode
}

/**
 * Rows of products of which one, some or all go into the basket, beside what is there: a plain form of many rows for /basketchange.php
 * (B7.9). A button with an address of its own sends the same rows there.
 */
export function EntriesForm({ rows, counted = true, removeAt = null, paged, usual, children }: EntriesFormProps) {
  const say = useWords()
  return (
    <form action={`${urls.changeBasket()}?type=multiproduct`} method="post" data-puts="">
      {usual ?? <button type="submit" hidden name="only" value="chosen" />}
      <input type="hidden" name="change" value="add" />
      <ul aria-label={say(entryTexts.rows)}>
        {rows.map(({ key, entry, held, note }, index) => (
          <EntryRow key={key} {...{ index, counted, removeAt, entry, held }}>
            {note && <p className="text-small text-soft">{note}</p>}
          </EntryRow>
        ))}
      </ul>
      <div className="entry-tools">
        <label className="group flex min-h-11 cursor-pointer items-center gap-3 noscript:hidden">
          <input type="checkbox" data-chooses-all="" className="size-5 accent-accent" />
          <span className="group-has-checked:hidden">{say(pageTexts.chooseAll)}</span>
          <span className="hidden group-has-checked:inline">{say(pageTexts.chooseNone)}</span>
        </label>
        <Button kind="secondary" name="only" value="chosen">
          {say(entryTexts.chosenToBasket)}
        </Button>
        <Button name="only" value="all">
          {say(paged ? entryTexts.pageToBasket : entryTexts.allToBasket)}
        </Button>
        {children}
      </div>
    </form>
  )
}
