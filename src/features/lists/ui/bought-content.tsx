import { PackageOpen } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { controlClass } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { urls } from '#shared/urls.ts'
import { boughtTexts, entryTexts } from '../texts/shopping-lists.ts'
import { EntriesForm, type ShownEntry } from './entries-form.tsx'

interface BoughtContentProps {
  rows: ShownEntry[]
  /** Names of products that no longer exist. */
  lost: string[]
  searched: string
  /** Of all, whatever is searched for. */
  count: number
  paged: boolean
  nothingChosen: boolean
  onto: ReactNode
}

/** The products that a client has bought, ready to be bought again (B2.51). */
export function BoughtContent({ rows, lost, searched, count, paged, nothingChosen, onto }: BoughtContentProps) {
  const t = useTranslate()
  return (
    <>
      <h1 className="text-title">{t(boughtTexts.title)}</h1>
      {nothingChosen && <Notice type="warning">{t(entryTexts.nothingChosen)}</Notice>}
      {count === 0 ? (
        <EmptyState
          icon={PackageOpen}
          title={t(boughtTexts.empty)}
          text={t(boughtTexts.emptyText)}
          action={{ text: t(boughtTexts.toShop), to: urls.home() }}
        />
      ) : (
        <>
          <p className="text-soft">{t(boughtTexts.lead)}</p>
          <SearchBought searched={searched} />
          {rows.length === 0 && lost.length === 0 && (
            <p className="py-6">
              {t(boughtTexts.nothing)}.{' '}
              <a href={urls.bought()} className="text-accent underline underline-offset-4">
                {t(boughtTexts.all)}
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
              {t(boughtTexts.goneProduct, { name })}
            </p>
          ))}
        </>
      )}
    </>
  )
}

function SearchBought({ searched }: { searched: string }) {
  const t = useTranslate()
  const id = useId()
  return (
    <form action={urls.bought()} className="flex max-w-form items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {t(boughtTexts.search)}
      </label>
      <input
        id={id}
        type="search"
        name="szukaj"
        defaultValue={searched}
        placeholder={t(boughtTexts.search)}
        className={controlClass}
      />
      <Button kind="secondary">{t(boughtTexts.find)}</Button>
    </form>
  )
}
