import { defineTexts } from '#shared/text.ts'

export const suggestionTexts = defineTexts('suggestions', {
  list: 'Podpowiedzi',
  products: 'Produkty',
  series: 'Serie',
  producers: 'Producenci',
  menuNodes: 'Kategorie',
  cms: 'Strony',
  searchQueries: 'Podpowiedzi',
  found: {
    one: '{count} podpowiedź. Wybierz ją strzałką w dół.',
    few: '{count} podpowiedzi. Wybieraj strzałkami.',
    many: '{count} podpowiedzi. Wybieraj strzałkami.',
    other: '{count} podpowiedzi. Wybieraj strzałkami.',
  },
  all: 'Zobacz wszystkie wyniki',
  none: 'Brak podpowiedzi. Enter szuka w całym sklepie.',
  loading: 'Szukam…',
  close: 'Zamknij wyszukiwanie',
})
