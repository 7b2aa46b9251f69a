import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { saveBasketTexts } from '../texts/save-basket.ts'

/** The way to keep what lies in the basket as a new shopping list; it asks once more, and whoever is not signed in signs in first. */
export function SaveBasketAsList() {
  const say = useWords()
  return (
    <LinkButton kind="quiet" to={`${urls.addToList()}?z=koszyk`} className="-mx-5">
      {say(saveBasketTexts.save)}
    </LinkButton>
  )
}
