import { defineTexts } from '#shared/text.ts'

/** Said by the server alone: they do not reach the browser as texts. */
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
  inPoints: '{count} pkt',
  tierHint: 'od {from} {unit} po {amount}',
})
