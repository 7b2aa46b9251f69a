import { defineTexts } from '#shared/text.ts'

/** What is said of a status; `…Tel` on phones. */
export const availabilityTexts = defineTexts('availability', {
  enable: 'Produkt dostępny',
  enableTel: 'Dostępny',
  order: 'Produkt na zamówienie',
  orderTel: 'Na zamówienie',
  disable: 'Produkt niedostępny',
  disableTel: 'Niedostępny',
  noStock: 'Brak na magazynie',
  noStockTel: 'Brak',
})
