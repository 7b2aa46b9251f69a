import { defineTexts } from '#shared/text.ts'

/** Said by the server alone. */
export const favouriteAnswerTexts = defineTexts('favourites', {
  unknownProduct: 'Nie ma takiego produktu',
  unknownSize: 'Ten produkt nie ma takiego rozmiaru',
  withdrawn: 'Tego produktu już nie sprzedajemy',
  wrongQuantity: 'Podaj 1, aby dodać do ulubionych, albo 0, aby usunąć',
  tooMany: 'W ulubionych zmieści się najwyżej {count} pozycji',
  confirmTitle: 'Ulubione',
  confirmAdd: 'Dodać ten produkt do ulubionych?',
  confirmHeld: 'Ten produkt jest w ulubionych.',
  back: 'Wróć do produktu',
})
