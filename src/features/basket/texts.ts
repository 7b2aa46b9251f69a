import { defineTexts } from '#shared/text.ts'

export const basketTexts = defineTexts('basket', {
  minimum: 'Minimalnie możesz zamówić {quantity} {unit}',
  maximum: 'Maksymalnie możesz zamówić {quantity} {unit}',
  left: 'Zostało tylko: {quantity} {unit}',
  added: 'Dodano do koszyka',
  changed: 'Koszyk zaktualizowany',
  removed: 'Usunięto z koszyka',
  emptied: 'Koszyk jest teraz pusty',
  failed: 'Błąd podczas dodawania do koszyka',
  unknownProduct: 'Nie ma takiego produktu',
  unknownSize: 'Ten produkt nie ma takiego rozmiaru',
  chooseSize: 'Wybierz rozmiar',
  wrongQuantity: 'Podaj ilość jako liczbę większą od zera',
  wrongAdditional: 'Ten dopisek jest za długi albo zawiera niedozwolone znaki',
  tooManyLines: 'W koszyku zmieści się najwyżej {count} pozycji',
  withdrawn: 'Tego produktu już nie sprzedajemy',
  noPrice: 'Ten produkt nie ma teraz ceny, więc nie można go kupić',
  unsupported: 'Tego sposobu zakupu jeszcze nie ma w sklepie',
})
