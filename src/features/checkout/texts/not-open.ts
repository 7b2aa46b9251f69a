import { defineTexts } from '#shared/text.ts'

/** Said by the server alone: they do not reach the browser as texts. */
export const notOpenTexts = defineTexts('checkout.notOpen', {
  orders: 'Sklep jest jeszcze w przygotowaniu i nie przyjmuje zamówień. Zajrzyj wkrótce: koszyk na ciebie poczeka.',
})
