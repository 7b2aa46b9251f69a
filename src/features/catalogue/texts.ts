import { defineTexts } from '#shared/text.ts'

export const catalogueTexts = defineTexts('catalogue', {
  unavailable: 'Produkt niedostępny',
  outOfStock: 'Brak na magazynie',
  phonePrice: 'Cena na telefon. Skontaktuj się ze sprzedawcą',
  pointsOnly: 'Towar dostępny tylko w programie lojalnościowym.',
})
