import { defineTexts } from '#shared/text.ts'

/** What the product page says of what sending costs; the server says it, so that no page loads these words. */
export const costTexts = defineTexts('productDelivery', {
  free: 'Dostawa gratis!',
  from: 'Koszt od',
  freeFrom: 'Dostawa gratis przy zakupach od {amount}',
  notDefined: 'Nie mamy stałego kosztu tej dostawy – napisz, a ją wycenimy',
  fromWorth: 'Wysyłamy przy zakupach od {amount}',
  notServed: 'Nikt tego tam nie dowiezie – wybierz inny adres albo do nas napisz',
  to: 'Dostawa do: {place}',
  ways: 'Wszystkie sposoby i koszty dostawy',
})
