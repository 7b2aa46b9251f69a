import { defineTexts } from '#shared/text.ts'

/** Texts about quantities, in the browser too; their keys are those of the basket. */
export const quantityTexts = defineTexts('basket', {
  minimum: 'Minimalnie możesz zamówić {quantity} {unit}',
  maximum: 'Maksymalnie możesz zamówić {quantity} {unit}',
  roundedUp: 'Zaokrągliliśmy w górę: {quantity} {unit}',
  left: 'Zostało tylko: {quantity} {unit}',
})
