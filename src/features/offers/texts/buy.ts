import { defineTexts } from '#shared/text.ts'

export const buyTexts = defineTexts('buy', {
  toBasket: 'Do koszyka',
  none: 'brak',
  chosenSize: '{word}: {size}',
  quantity: 'Ilość',
  more: 'Więcej',
  less: 'Mniej',
  total: 'Razem {amount}',
  steps: 'od {least} {unit}, co {step} {unit}',
  added: 'Dodano do koszyka',
  failed: 'Błąd podczas dodawania do koszyka',
  goToBasket: 'Przejdź do koszyka',
  goOn: 'Kupuj dalej',
  close: 'Zamknij',
})

/** Texts about quantities, in the browser too; their keys are those of the basket. */
export const quantityTexts = defineTexts('basket', {
  minimum: 'Minimalnie możesz zamówić {quantity} {unit}',
  maximum: 'Maksymalnie możesz zamówić {quantity} {unit}',
  roundedUp: 'Zaokrągliliśmy w górę: {quantity} {unit}',
  left: 'Zostało tylko: {quantity} {unit}',
})
