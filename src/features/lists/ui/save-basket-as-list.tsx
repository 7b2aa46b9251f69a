import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { saveBasketTexts } from '../texts/shopping-lists.ts'

/** A link to the page that saves the basket as a new shopping list; visitors who are not signed in sign in first. */
export function SaveBasketAsList() {
  const t = useTranslate()
  return (
    <Link to={`${urls.addToList()}?z=koszyk`} className="row-action">
      {t(saveBasketTexts.save)}
    </Link>
  )
}
