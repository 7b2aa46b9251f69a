import { defineTexts } from '#shared/text.ts'

/** On the card of a product. */
export const quickTexts = defineTexts('quickAdd', {
  add: 'Do koszyka: {name}',
  choose: 'Wybierz rozmiar: {name}',
})
