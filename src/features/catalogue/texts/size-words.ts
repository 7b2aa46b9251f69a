import { defineTexts } from '#shared/text.ts'

/** What sizes are called, by what is sold; said by the server alone. */
export const sizeWordTexts = defineTexts('sizeWord', {
  size: 'Rozmiar',
  value: 'Wartość',
  variant: 'Wariant',
})
