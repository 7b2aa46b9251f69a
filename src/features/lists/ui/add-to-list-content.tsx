import { Button, LinkButton } from '#kit/button.tsx'
import { SelectField, TextField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { Entry } from '../rules/entry.ts'
import { maxListNameLength } from '../rules/shopping-list.ts'
import { listPageTexts } from '../texts/shopping-lists.ts'
import { EntryQuantity, SizeSelect } from './entry-fields.tsx'

interface AddToListContentProps {
  lists: { id: number; name: string }[]
  entry: Entry
  /** What was typed before a refusal. */
  chosen: { list: string | undefined; name: string }
  problem: { message: string; isOfList: boolean } | null
}

/** A form for adding a product to a list, with size and quantity. */
export function AddToListContent({ lists, entry, chosen, problem }: AddToListContentProps) {
  const t = useTranslate()
  return (
    <>
      <h1 className="text-title">{t(listPageTexts.addTitle)}</h1>
      <p className="text-large font-semibold">{entry.product.name}</p>
      <form method="post" action={urls.addToList()} className="flex max-w-form flex-col items-start gap-4">
        <input type="hidden" name="z" value="produkt" />
        <input type="hidden" name="chosen" value="0" />
        <input type="hidden" name="product[0]" value={entry.product.id} />
        <SizeSelect entry={entry} index={0} kept />
        <EntryQuantity entry={entry} index={0} counted />
        <div className="flex w-full flex-col gap-4">
          <SelectField
            id="lista"
            label={t(listPageTexts.onto)}
            name="lista"
            defaultValue={chosen.list}
            error={problem?.isOfList ? problem.message : null}
            options={[
              ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
              { value: '', label: t(listPageTexts.newList) },
            ]}
          />
          <TextField
            id="nazwa"
            label={t(listPageTexts.newName)}
            name="nazwa"
            defaultValue={chosen.name}
            error={problem?.isOfList ? null : problem?.message}
            hint={lists.length > 0 ? t(listPageTexts.newNameHint) : undefined}
            maxLength={maxListNameLength}
            autoComplete="off"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button>{t(listPageTexts.add)}</Button>
          <LinkButton kind="secondary" to={urls.product(entry.product)}>
            {t(listPageTexts.backToProduct)}
          </LinkButton>
        </div>
      </form>
    </>
  )
}

/** A form for saving the basket as a list, with its name. */
export function BasketToListContent({ proposed, error }: { proposed: string; error: string | null }) {
  const t = useTranslate()
  return (
    <>
      <h1 className="text-title">{t(listPageTexts.fromBasket)}</h1>
      <p className="text-soft">{t(listPageTexts.fromBasketText)}</p>
      <form method="post" action={urls.addToList()} className="flex max-w-form flex-col gap-4">
        <input type="hidden" name="z" value="koszyk" />
        <TextField
          id="nazwa"
          label={t(listPageTexts.newName)}
          name="nazwa"
          defaultValue={proposed}
          error={error}
          maxLength={maxListNameLength}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <Button>{t(listPageTexts.create)}</Button>
          <LinkButton kind="secondary" to={urls.basket()}>
            {t(listPageTexts.backToBasket)}
          </LinkButton>
        </div>
      </form>
    </>
  )
}
