import { defineTexts } from '#shared/text.ts'

export const deliveryTexts = defineTexts('productDelivery', {
  free: 'Dostawa gratis!',
  title: 'Dostawa',
  from: 'Koszt od {amount}',
  freeFrom: 'Dostawa gratis przy zakupach od {amount}',
})
