import { defineTexts } from '#shared/text.ts'

export const favouriteTexts = defineTexts('favourites', {
  named: '{words}: {name}',
  add: 'Dodaj do ulubionych',
  held: 'W ulubionych',
  remove: 'Usuń z ulubionych',
  added: 'Dodano do ulubionych',
  removed: 'Usunięto z ulubionych',
  failed: 'Nie udało się zmienić ulubionych. Spróbuj jeszcze raz.',
})

/** Only used on the server. */
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

export const favouritesPageTexts = defineTexts('favouritesPage', {
  title: 'Ulubione',
  empty: 'Nie masz jeszcze ulubionych',
  emptyText: 'Naciśnij serce na stronie produktu albo na jego zdjęciu w kategorii, a będzie tu czekał.',
  toShop: 'Zobacz nowości',
  signIn: 'Zaloguj się',
  signInFirst: '{link}, żeby mieć ulubione na każdym urządzeniu.',
})
