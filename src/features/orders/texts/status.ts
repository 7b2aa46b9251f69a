import { defineTexts } from '#shared/text.ts'

/** The status of an order as its buyer reads it; the names are the statuses in rules/order-status.ts. */
export const orderStatusTexts = defineTexts('orderStatus', {
  new: 'przyjęte',
  waiting_for_payment: 'czeka na wpłatę',
  paid: 'opłacone',
  packing: 'pakujemy',
  sent: 'wysłane',
  completed: 'zrealizowane',
  cancelled: 'anulowane',
})
