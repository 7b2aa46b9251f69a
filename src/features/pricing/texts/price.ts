import { defineTexts } from '#shared/text.ts'

export const priceTexts = defineTexts('price', {
  from: 'od',
  perUnit: 'za {unit}',
  regular: 'Cena regularna:',
  lowest: 'Najniższa cena z 30 dni przed obniżką: {amount}',
  recommended: 'Cena sugerowana: {amount}',
  tiers: 'Kupując więcej, płacisz mniej',
  next: 'Jeszcze {left} {unit} i cena spadnie do {amount}',
  unitPrice: '{amount}/{unit}',
  inPoints: '{count} pkt',
  points: {
    one: 'Otrzymasz {count} punkt',
    few: 'Otrzymasz {count} punkty',
    many: 'Otrzymasz {count} punktów',
    other: 'Otrzymasz {count} punktu',
  },
})
