import { defineTexts } from '#shared/text.ts'

export const searchTexts = defineTexts('search', {
  title: 'Szukaj w sklepie',
  resultsFor: 'Wyniki dla: {text}',
  nothing: 'Nie mamy nic, co pasuje do „{text}”',
  advice: 'Sprawdź pisownię, użyj jednego słowa albo zajrzyj do kategorii.',
  again: 'Szukaj w sklepie',
  corrected: 'Szukaliśmy: „{text}”.',
  relaxed: 'Mało co pasuje do wszystkich tych słów, więc pokazujemy też to, co pasuje do niektórych.',
  unknown: 'Pominęliśmy słowa, których nie ma żaden produkt: {words}.',
  pages: 'O sklepie:',
  perhaps: 'Może chodziło o:',
  inCategories: 'Kategorie wyników',
  categories: 'Zajrzyj do kategorii:',
  phrases: 'Często szukane:',
  popular: 'Inni wybierają',
  prompt: 'Wpisz nazwę, producenta albo kod produktu.',
})

export const suggestionTexts = defineTexts('suggestions', {
  list: 'Podpowiedzi',
  products: 'Produkty',
  series: 'Serie',
  producers: 'Producenci',
  menuNodes: 'Kategorie',
  cms: 'Strony',
  searchQueries: 'Podpowiedzi',
  recent: 'Ostatnio szukane',
  popular: 'Często szukane',
  categories: 'Zajrzyj do kategorii',
  remember: 'Pamiętaj w tej przeglądarce przez 30 dni',
  forget: 'Wyczyść ostatnio szukane',
  found: {
    one: '{count} podpowiedź. Wybierz ją strzałką w dół.',
    few: '{count} podpowiedzi. Wybieraj strzałkami.',
    many: '{count} podpowiedzi. Wybieraj strzałkami.',
    other: '{count} podpowiedzi. Wybieraj strzałkami.',
  },
  all: 'Wszystkie wyniki dla: {text}',
  none: 'Brak podpowiedzi. Enter szuka w całym sklepie.',
  loading: 'Szukam…',
  close: 'Zamknij wyszukiwanie',
})
