import { defineTexts } from '#shared/text.ts'

/** On products and their cards, and the link from lists to the comparison. */
export const comparisonTexts = defineTexts('compare', {
  add: 'Porównaj: {name}',
  held: 'W porównaniu: {name}',
  addThis: 'Porównaj',
  heldThis: 'W porównaniu',
  show: {
    one: 'Porównanie: {count} produkt',
    few: 'Porównanie: {count} produkty',
    many: 'Porównanie: {count} produktów',
    other: 'Porównanie: {count} produktu',
  },
  failed: 'Nie udało się zmienić porównania',
})

/** Only used on the server. */
export const comparisonAnswerTexts = defineTexts('comparison', {
  added: 'Dodano do porównania',
  removed: 'Usunięto z porównania',
  emptied: 'Nic już nie porównujesz',
  unknownProduct: 'Nie ma takiego produktu',
  tooMany: 'Porównać można najwyżej {count} produktów. Usuń któryś, żeby dodać następny',
  title: 'Porównanie',
  counted: {
    one: '{count} produkt',
    few: '{count} produkty',
    many: '{count} produktów',
    other: '{count} produktu',
  },
  caption: 'Porównanie: {names}',
  onlyDifferences: 'Tylko różnice',
  everything: 'Wszystkie cechy',
  noDifferences: 'Te produkty niczym się nie różnią.',
  differing: 'Czym się różnią',
  alike: 'Co mają wspólnego',
  removeAll: 'Usuń wszystkie',
  undo: 'Cofnij',
  removeThis: 'Usuń z porównania',
  removeOf: 'Usuń z porównania: {name}',
  price: 'Cena',
  availability: 'Dostępność',
  delivery: 'Dostawa',
  rating: 'Ocena',
  producer: 'Producent',
  series: 'Seria',
  unit: 'Jednostka',
  nothing: '–',
  empty: 'Nie wybrano jeszcze niczego do porównania',
  emptyText: 'Przy produktach jest waga: zaznacz nią to, co chcesz zestawić obok siebie.',
  toComparison: 'Zobacz porównanie',
  toShop: 'Wróć do zakupów',
  alone: 'Dodaj jeszcze co najmniej jeden produkt, żeby było z czym porównać.',
  similar: 'Obok stoją rzeczy podobne: wybierz te, z którymi chcesz porównać.',
  addThis: 'Porównaj',
  addOf: 'Porównaj: {name}',
})
