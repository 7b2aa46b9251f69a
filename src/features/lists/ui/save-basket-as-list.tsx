import { Link } from 'react-router'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { saveBasketTexts } from '../texts/save-basket.ts'

/** The way to keep what lies in the basket as a new shopping list; it asks once more, and whoever is not signed in signs in first. */
export function SaveBasketAsList() {
  const say = useWords()
  return (
    <Link to={`${urls.addToList()}?z=koszyk`} className="row-deed">
      {say(saveBasketTexts.save)}
    </Link>
  )
}
