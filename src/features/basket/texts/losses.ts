import { defineTexts } from '#shared/text.ts'

/** What has become worse since the basket was last seen. */
export const lossTexts = defineTexts('basketLosses', {
  promotionGone: 'Promocja „{name}” już nie działa. Dawała: {before}.',
  promotionLess: 'Promocja „{name}” daje teraz mniej: {now}. Wcześniej: {before}.',
  wrapDearer: '{name}: opakowanie kosztuje teraz {now}, wcześniej {before}.',
})
