import { defineTexts } from '#shared/text.ts'

export const promotionTexts = defineTexts('basketPromotions', {
  saved: '−{amount}',
  freeDelivery: 'dostawa gratis',
  points: { one: '+{count} punkt', few: '+{count} punkty', many: '+{count} punktów', other: '+{count} punktu' },
})
