import { defineTexts } from '#shared/text.ts'

/** Rendered on the server only. */
export const emptyHomeTexts = defineTexts('home', {
  noGoodsTitle: 'Jeszcze układamy towary',
  noGoods: 'W tym sklepie nie ma jeszcze nic do kupienia. Zajrzyj do nas później.',
})
