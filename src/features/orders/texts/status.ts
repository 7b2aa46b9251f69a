import { defineTexts } from '#shared/text.ts'

/** How far an order is, as its buyer reads it; the names are the statuses of rules/status.ts. */
export const orderStatusTexts = defineTexts('orderStatus', {
  new: 'przyjęte',
  waiting_for_payment: 'czeka na wpłatę',
  paid: 'opłacone',
  packing: 'pakujemy',
  sent: 'wysłane',
  completed: 'zrealizowane',
  cancelled: 'anulowane',
})
