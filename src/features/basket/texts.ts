import { defineTexts } from '#shared/text.ts'

export const basketTexts = defineTexts('basket', {
  minimum: 'Minimalnie możesz zamówić {quantity} {unit}',
  maximum: 'Maksymalnie możesz zamówić {quantity} {unit}',
})
