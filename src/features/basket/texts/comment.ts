import { defineTexts } from '#shared/text.ts'

/** Comments of lines and of the whole basket. */
export const commentTexts = defineTexts('basketComment', {
  cut: 'Uwagi mogą mieć najwyżej {count} znaków. Reszta została ucięta.',
  ofLine: 'Dodaj uwagi',
  ofLineAbout: 'Uwagi: {product}',
  ofBasket: 'Dodaj uwagi do zamówienia',
  ofBasketLabel: 'Uwagi do zamówienia',
  count: '{count} z {most} znaków',
  save: 'Zapisz uwagi',
})
