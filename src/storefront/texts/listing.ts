import { defineTexts } from '#shared/text.ts'

export const listingTexts = defineTexts('listing', {
  filters: 'Filtry',
  filtersChosen: 'Filtry ({count})',
  close: 'Zamknij filtry',
  price: 'Cena',
  priceFrom: 'od',
  priceTo: 'do',
  priceTurned: 'Cena „od” nie może być wyższa niż cena „do”.',
  offer: 'Oferta',
  apply: {
    one: 'Pokaż {count} produkt',
    few: 'Pokaż {count} produkty',
    many: 'Pokaż {count} produktów',
    other: 'Pokaż {count} produktu',
  },
  applyUncounted: 'Pokaż produkty',
  chosen: 'Wybrane filtry',
  remove: 'Usuń filtr: {name}',
  clear: 'Wyczyść filtry',
  nothingTitle: 'Nic nie pasuje do wszystkich filtrów naraz',
  nothingText: 'Usuń któryś z nich albo wyczyść wszystkie.',
  pageSize: 'Na stronie',
  goToPage: 'Strona',
  go: 'Idź',
  readMore: 'Czytaj więcej',
  readLess: 'Zwiń',
})
