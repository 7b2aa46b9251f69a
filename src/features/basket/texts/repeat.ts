import { defineTexts } from '#shared/text.ts'

/** What the basket says where an order is repeated once more. */
export const repeatTexts = defineTexts('repeatOrder', {
  before: 'To zamówienie zostało już dodane do koszyka. Żeby dodać je jeszcze raz, otwórz zamówienie ponownie.',
})
