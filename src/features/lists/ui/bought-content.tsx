import { type ReactNode, useId } from 'react'
import { Button } from '#kit/button.tsx'
import { controlLook } from '#kit/field.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { boughtTexts } from '../texts/bought.ts'
import { entryTexts } from '../texts/entries.ts'
import { EntriesForm, type ShownEntry } from './entries-form.tsx'

interface BoughtContentProps {
  rows: ShownEntry[]
  /** Names of what has left the shop without a trace. */
  lost: string[]
  searched: string
  /** Of all, whatever is searched for. */
  count: number
  paged: boolean
  nothingChosen: boolean
  onto: ReactNode
}

/** What a client has bought, ready to be bought again (B2.51). */
export function BoughtContent({ rows, lost, searched, count, paged, nothingChosen, onto }: BoughtContentProps) {
  const say = useWords()
  return (
    <>
      <p>
        <a href={urls.account()} className="text-accent underline underline-offset-4">
          {say(boughtTexts.back)}
        </a>
      </p>
      <h1 className="text-title">{say(boughtTexts.title)}</h1>
      {nothingChosen && <Notice type="warning">{say(entryTexts.nothingChosen)}</Notice>}
      {count === 0 ? (
        <div className="flex flex-col items-center gap-4 py-12 text-center">
          <p className="font-serif text-heading">{say(boughtTexts.empty)}</p>
          <p className="text-soft">{say(boughtTexts.emptyText)}</p>
          <LinkButton to={urls.home()}>{say(boughtTexts.toShop)}</LinkButton>
        </div>
      ) : (
        <>
          <p className="text-soft">{say(boughtTexts.lead)}</p>
          <SearchBought searched={searched} />
          {rows.length === 0 && lost.length === 0 && (
            <p className="py-6">
              {say(boughtTexts.nothing)}.{' '}
              <a href={urls.bought()} className="text-accent underline underline-offset-4">
                {say(boughtTexts.all)}
              </a>
            </p>
          )}
          {rows.length > 0 && (
            <EntriesForm rows={rows} paged={paged}>
              {onto}
            </EntriesForm>
          )}
          {lost.map((name) => (
            <p key={name} className="text-soft">
              {say(boughtTexts.goneProduct, { name })}
            </p>
          ))}
        </>
      )}
    </>
  )
}

function SearchBought({ searched }: { searched: string }) {
  const say = useWords()
  const id = useId()
  return (
    <form action={urls.bought()} className="flex max-w-form items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {say(boughtTexts.search)}
      </label>
      <input
        id={id}
        type="search"
        name="szukaj"
        defaultValue={searched}
        placeholder={say(boughtTexts.search)}
        className={controlLook}
      />
      <Button kind="secondary">{say(boughtTexts.find)}</Button>
    </form>
  )
}
