import { defineTexts } from '#shared/text.ts'

export const listTexts = defineTexts('list', {
  count: { one: '{count} produkt', few: '{count} produkty', many: '{count} produktów', other: '{count} produktu' },
  sort: 'Kolejność',
  popularnosc: 'najpopularniejsze',
  relevance: 'najtrafniejsze',
  cena: 'od najtańszych',
  'cena-malejaco': 'od najdroższych',
  nowosci: 'od najnowszych',
  nazwa: 'od A do Ż',
  show: 'Pokaż',
  emptyTitle: 'Na tej półce nic jeszcze nie stoi',
  emptyText: 'Zajrzyj do pozostałych kategorii albo poszukaj po nazwie.',
  subcategories: 'Podkategorie',
  pageOf: '{title}, strona {page}',
})
