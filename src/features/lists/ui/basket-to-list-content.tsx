import { Button } from '#kit/button.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { longestListName } from '../rules/shopping-list.ts'
import { listPageTexts } from '../texts/list-pages.ts'

/** Under which name the basket is kept as a list. */
export function BasketToListContent({ proposed, error }: { proposed: string; error: string | null }) {
  const say = useWords()
  return (
    <>
      <h1 className="text-title">{say(listPageTexts.fromBasket)}</h1>
      <p className="text-soft">{say(listPageTexts.fromBasketText)}</p>
      {error && <Notice type="error">{error}</Notice>}
      <form method="post" action={urls.addToList()} className="flex max-w-form flex-col gap-4">
        <input type="hidden" name="z" value="koszyk" />
        <TextField
          id="nazwa"
          label={say(listPageTexts.newName)}
          name="nazwa"
          defaultValue={proposed}
          maxLength={longestListName}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3">
          <Button>{say(listPageTexts.create)}</Button>
          <LinkButton kind="secondary" to={urls.basket()}>
            {say(listPageTexts.backToBasket)}
          </LinkButton>
        </div>
      </form>
    </>
  )
}
