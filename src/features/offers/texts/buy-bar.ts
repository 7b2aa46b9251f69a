import { defineTexts } from '#shared/text.ts'

/** Apart from the others, since the bar is loaded after the page. */
export const buyBarTexts = defineTexts('buy.bar', {
  tellMe: 'Powiadom mnie',
})
