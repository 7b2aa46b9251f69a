import { defineTexts } from '#shared/text.ts'

export const basketTexts = defineTexts('basket', {
  added: 'Dodano do koszyka',
  changed: 'Koszyk zaktualizowany',
  removed: 'Usunięto z koszyka',
  emptied: 'Koszyk jest teraz pusty',
  failed: 'Błąd podczas dodawania do koszyka',
  unknownProduct: 'Nie ma takiego produktu',
  missingProduct: 'Pozycja {place}: brakuje numeru produktu',
  unknownSize: 'Ten produkt nie ma takiego rozmiaru',
  rounded: 'Zaokrągliliśmy ilość w górę: w koszyku jest teraz {quantity} {unit}',
  wrongQuantity: 'Podaj ilość jako liczbę większą od zera',
  wrongAdditional: 'Ten dopisek jest za długi albo zawiera niedozwolone znaki',
  tooManyLines: 'W koszyku zmieści się najwyżej {count} pozycji',
  notEnoughPoints: 'Masz {points} pkt, a potrzeba {needed} pkt',
  nothingChosen: 'Zaznacz najpierw produkty, które chcesz usunąć',
  nothingToAdd: 'Zaznacz najpierw produkty, które chcesz włożyć do koszyka',
  unsupported: 'Tego sposobu zakupu jeszcze nie ma w sklepie',
})
