import { defineTexts } from '#shared/text.ts'

/** On products and their cards, and the way from lists to the comparison. */
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
