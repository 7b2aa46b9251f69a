import { defineTexts } from '#shared/text.ts'

/** On the cards of lists, apart from the texts that the checkout loads as well. */
export const saleTexts = defineTexts('price.sale', {
  reduced: '−{percent}%',
  reducedUntil: '−{percent}%, do\u00a0{day}',
})
