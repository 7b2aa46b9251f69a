import { defineTexts } from '#shared/text.ts'

/** On the page of the basket. */
export const saveBasketTexts = defineTexts('saveBasket', {
  save: 'Zapisz koszyk jako listę',
})
