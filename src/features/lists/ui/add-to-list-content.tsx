import { Button } from '#kit/button.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { SelectField } from '#kit/select-field.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { Entry } from '../rules/entry.ts'
import { longestListName } from '../rules/shopping-list.ts'
import { listPageTexts } from '../texts/list-pages.ts'
import { EntryQuantity } from './entry-quantity.tsx'
import { SizeSelect } from './size-select.tsx'

interface AddToListContentProps {
  lists: { id: number; name: string }[]
  entry: Entry
  error: string | null
}

/** Onto which list a product shall go, in which size and how many. */
export function AddToListContent({ lists, entry, error }: AddToListContentProps) {
  const say = useWords()
  return (
    <>
      <h1 className="text-title">{say(listPageTexts.addTitle)}</h1>
      <p className="text-large font-semibold">{entry.product.name}</p>
      {error && <Notice type="error">{error}</Notice>}
      <form method="post" action={urls.addToList()} className="flex max-w-form flex-col items-start gap-4">
        <input type="hidden" name="chosen" value="0" />
        <input type="hidden" name="product[0]" value={entry.product.id} />
        <SizeSelect entry={entry} index={0} />
        <EntryQuantity entry={entry} index={0} counted />
        <div className="flex w-full flex-col gap-4">
          <SelectField
            id="lista"
            label={say(listPageTexts.onto)}
            name="lista"
            options={[
              ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: '', label: say(listPageTexts.newList) },
            ]}
          />
          <TextField
            id="nazwa"
            label={say(listPageTexts.newName)}
            name="nazwa"
            hint={lists.length > 0 ? say(listPageTexts.newNameHint) : undefined}
            maxLength={longestListName}
            autoComplete="off"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button>{say(listPageTexts.add)}</Button>
          <LinkButton kind="secondary" to={urls.product(entry.product)}>
            {say(listPageTexts.backToProduct)}
          </LinkButton>
        </div>
      </form>
    </>
  )
}
