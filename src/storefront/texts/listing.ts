import { defineTexts } from '#shared/text.ts'

export const listingTexts = defineTexts('listing', {
  filters: 'Filtry',
  filtersChosen: 'Filtry ({count})',
  close: 'Zamknij filtry',
  price: 'Cena',
  priceFrom: 'od',
  priceTo: 'do',
  priceTurned: 'Cena „od” nie może być wyższa niż cena „do”.',
  priceConverted: 'Zakres cen przeliczyliśmy na wybraną walutę i zaokrągliliśmy.',
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
  allFilters: 'Wszystkie filtry',
  feature: 'Cecha',
  gone: '{filter}: wybór nieaktualny',
  nothingTitle: 'Nic nie pasuje do wszystkich filtrów naraz',
  nothingText: 'Usuń któryś z nich albo wyczyść wszystkie.',
  pageSize: 'Na stronie',
  perPage: '{count} na stronie',
  goToPage: 'Strona',
  pageOf: 'Strona {page} z {pages}',
  go: 'Idź',
})

/** Of a category; rendered on the server alone. */
export const descriptionTexts = defineTexts('listing', {
  readMore: 'Czytaj więcej',
  readLess: 'Zwiń',
})

/** Below the few goods that filters have left; rendered on the server alone. */
export const moreTexts = defineTexts('moreOfCategory', {
  ofCategory: 'Zobacz też z\u00a0tej kategorii',
})

export const listTexts = defineTexts('list', {
  count: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
  sort: 'Sortuj',
  popularnosc: 'Najpopularniejsze',
  relevance: 'Najtrafniejsze',
  cena: 'Od najtańszych',
  'cena-malejaco': 'Od najdroższych',
  obnizka: 'Największa obniżka',
  nowosci: 'Od najnowszych',
  nazwa: 'Od A do Ż',
  show: 'Pokaż',
  emptyTitle: 'Na tej półce nic jeszcze nie stoi',
  emptyText: 'Zajrzyj do pozostałych kategorii albo poszukaj po nazwie.',
  subcategories: 'Podkategorie',
  pageOf: '{title}, strona {page}',
})

/** Lists of goods of all categories, in the menu, in the footer and as pages; rendered on the server alone. */
export const goodsListTexts = defineTexts('goodsList', {
  nowosci: 'Nowości',
  promocje: 'Promocje',
  bestsellery: 'Bestsellery',
})

/** What stands at the head of such a list; the facts in it are computed. */
export const goodsListLeads = defineTexts('goodsListLead', {
  nowosci: 'Co ostatnio przybyło na półki. Najnowsze są na początku.',
  nowosciSince: {
    one: '{count}\u00a0rzecz, która doszła od\u00a0{day}.',
    few: '{count}\u00a0rzeczy, które doszły od\u00a0{day}. Najnowsze są na początku.',
    many: '{count}\u00a0rzeczy, które doszły od\u00a0{day}. Najnowsze są na początku.',
    other: '{count}\u00a0rzeczy, które doszły od\u00a0{day}. Najnowsze są na początku.',
  },
  promocje: 'Wszystko, co jest teraz taniej.',
  promocjeUpTo: {
    one: '{count}\u00a0rzecz taniej o\u00a0{percent}%.',
    few: '{count}\u00a0rzeczy taniej, nawet o\u00a0{percent}%.',
    many: '{count}\u00a0rzeczy taniej, nawet o\u00a0{percent}%.',
    other: '{count}\u00a0rzeczy taniej, nawet o\u00a0{percent}%.',
  },
  promocjeUntil: 'Najbliższa obniżka kończy się {day}.',
  promocjeLowest: 'Przy każdej cenie podajemy najniższą z\u00a030\u00a0dni przed obniżką.',
  bestsellery: 'Rzeczy, po które wracacie najczęściej. Pierwsze są te, które kupujecie najchętniej.',
})

/** Below the last page of a very long list; rendered into the page's data, so that browsers load no text of it. */
export const listEndTexts = defineTexts('listEnd', {
  narrow: 'Na tej liście jest jeszcze więcej produktów. Wybierz filtry albo kategorię, żeby do nich dotrzeć.',
})

export const paginationTexts = defineTexts('frame', {
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  page: 'Strona {page}',
  pages: 'Strony listy',
})
