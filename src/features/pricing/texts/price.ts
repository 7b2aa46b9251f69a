import { defineTexts } from '#shared/text.ts'

export const priceTexts = defineTexts('price', {
  /** A price as the shop shows it, and one with VAT; a shop of net prices says beside them which is which. */
  shown: '{amount}',
  withVat: '{amount}',
  from: 'od',
  perUnit: 'za {unit}',
  regular: 'Cena regularna:',
  lowest: 'Najniższa cena z 30 dni przed obniżką: {amount}',
  recommended: 'Cena sugerowana: {amount}',
  tiers: 'Kupując więcej, płacisz mniej',
  next: 'Jeszcze {left} {unit} i cena spadnie do {amount}',
  unitPrice: '{amount}/{unit}',
  points: {
    one: 'Otrzymasz {count} punkt',
    few: 'Otrzymasz {count} punkty',
    many: 'Otrzymasz {count} punktów',
    other: 'Otrzymasz {count} punktu',
  },
})
