import { defineTexts } from '#shared/text.ts'

/** How far it is to free delivery, on the basket's page and wherever something is put in; keys are those of the page. */
export const freeDeliveryTexts = defineTexts('basketPage', {
  deliveryFree: 'Dostawa gratis!',
  missing: 'Do darmowej dostawy brakuje {amount}',
  progress: 'Postęp do darmowej dostawy',
})
