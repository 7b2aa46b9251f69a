import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { saveBasketTexts } from '../texts/shopping-lists.ts'

/** The way to keep what lies in the basket as a new shopping list; it asks once more, and whoever is not signed in signs in first. */
export function SaveBasketAsList() {
  const t = useTranslate()
  return (
    <Link to={`${urls.addToList()}?z=koszyk`} className="row-deed">
      {t(saveBasketTexts.save)}
    </Link>
  )
}
