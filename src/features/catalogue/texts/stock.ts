import { defineTexts } from '#shared/text.ts'

export const stockTexts = defineTexts('stock', {
  stores: 'Dostępność w sklepach',
  amount: 'Ile jest',
  there: 'jest',
  few: 'jeszcze {quantity}',
  none: 'brak',
})
