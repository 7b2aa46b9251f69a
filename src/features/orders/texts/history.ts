import { defineTexts } from '#shared/text.ts'

/** The history of an order, as its buyer reads it. */
export const orderHistoryTexts = defineTexts('orderHistory', {
  title: 'Historia',
  placed: 'Zamówienie złożone',
  new: 'Zamówienie złożone',
  accepted: 'Przyjęte do realizacji',
  packed: 'Spakowane',
  sent: 'Wysłane',
  shipped: 'Paczka wyruszyła',
  shippedTracked: 'Paczka wyruszyła: {tracking}',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane przez sklep',
  cancelledByBuyer: 'Anulowane przez ciebie',
  cancelledByJob: 'Anulowane, bo wpłata nie przyszła na czas',
  returned: 'Wróciło do sklepu',
  paymentReceived: 'Dotarła wpłata: {amount}',
  paymentRefunded: 'Oddaliśmy pieniądze: {amount}',
  addressChanged: 'Zmieniony adres dostawy',
  tracking: 'Numer przesyłki: {tracking}',
})
