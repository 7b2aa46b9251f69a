import { defineTexts } from '#shared/text.ts'

/** On a product card. */
export const quickTexts = defineTexts('quickAdd', {
  add: 'Do koszyka: {name}',
  choose: 'Wybierz wariant: {name}',
})
