import { defineTexts } from '#shared/text.ts'

export const priceTexts = defineTexts('price', {
  from: 'od',
  perUnit: 'za {unit}',
  regular: 'Cena regularna:',
  lowest: 'Najniższa cena z 30 dni przed obniżką: {amount}',
  recommended: 'Cena sugerowana: {amount}',
  tiers: 'Kupując więcej, płacisz mniej',
  tierFrom: 'od {quantity} {unit}',
  each: '{amount} za {unit}',
  until: 'Promocja do {date}',
})
