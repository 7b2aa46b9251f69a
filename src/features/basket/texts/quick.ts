import { defineTexts } from '#shared/text.ts'

/** On a product card: the button's words, and what it is called with the product's name. */
export const quickTexts = defineTexts('quickAdd', {
  addShort: 'Do koszyka',
  see: 'Zobacz',
  chooseShort: 'Wybierz',
  add: 'Do koszyka: {name}',
  choose: 'Wybierz wariant: {name}',
  added: 'Dodano do koszyka: {name}',
})
