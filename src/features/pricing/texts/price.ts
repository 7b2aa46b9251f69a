import { defineTexts } from '#shared/text.ts'

export const priceTexts = defineTexts('price', {
  /** A price as the shop shows it, and one with VAT; a net shop labels both. */
  shown: '{amount}',
  withVat: '{amount}',
  from: 'od',
  perUnit: 'za {unit}',
  regular: 'Cena regularna:',
  beforeReduction: 'Przed obniżką:',
  /** One line of a card: 'price' is said by the amount. */
  lowest: 'Najniższa z 30 dni przed obniżką: {amount}',
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

/** Server-only: these texts do not reach the browser. */
export const priceWordTexts = defineTexts('price.words', {
  lowest: 'Najniższa cena z 30 dni przed obniżką: {amount}',
  saved: 'Oszczędzasz {amount}, czyli {percent}%',
  net: '{amount} netto',
  gross: '{amount} brutto',
  unitPrice: 'Cena jednostkowa: {amount}/{unit}',
  stepPrice: '{amount} za {quantity} {unit}',
  recommended: 'Cena sugerowana przez producenta: {amount}',
  bundle: 'W zestawie taniej niż osobno o {amount} ({percent}%)',
  advance: 'Zaliczka: {amount}',
  subscription: 'W subskrypcji {amount} (−{percent}%)',
  tierFrom: 'od {from} {unit}',
  tierRange: '{from}–{to} {unit}',
  tierOf: '{from} {unit}',
  tierPrice: '{amount} za {unit}',
  inPoints: '{count} pkt',
  leastHint: '{quantity} {unit} za {amount}',
  tierHint: 'od {from} {unit} po {amount}',
})

export const pricingTexts = defineTexts('pricing', {
  unknownSize: 'nie ma takiego rozmiaru',
  wrongAmount: 'cena musi być liczbą groszy od 0 do miliarda',
  wrongPromotion: 'promocja skończyła się, zanim się zaczęła',
  wrongTiers: 'progi rabatu ilościowego muszą być różne i większe od 0',
  wrongSubscription: 'subskrypcja potrzebuje zniżki i odstępów w dniach',
})

export const countdownTexts = defineTexts('countdown', {
  until: 'Promocja do {moment}.',
  left: 'Zostało:',
  days: { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' },
})
