import { Button } from '#kit/button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { listPageTexts } from '../texts/list-pages.ts'
import { EntriesForm, type ShownEntry } from './entries-form.tsx'

interface SharedListContentProps {
  name: string
  token: string
  counted: boolean
  rows: ShownEntry[]
  paged: boolean
}

/** A list as whoever has its link may read it: its name and its products, which he may buy or copy. Nothing of whose it is. */
export function SharedListContent({ name, token, counted, rows, paged }: SharedListContentProps) {
  const say = useWords()
  return (
    <>
      <p className="text-soft">{say(listPageTexts.onLink)}</p>
      <h1 className="text-title wrap-anywhere">{name}</h1>
      {rows.length === 0 ? (
        <p className="py-8 text-soft">{say(listPageTexts.emptyList)}</p>
      ) : (
        <EntriesForm rows={rows} counted={counted} paged={paged}>
          <Button kind="secondary" formAction={urls.sharedList(token)} name="do" value="copy">
            {say(listPageTexts.copy)}
          </Button>
        </EntriesForm>
      )}
    </>
  )
}
