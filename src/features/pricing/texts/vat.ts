import { defineTexts } from '#shared/text.ts'

/** How much of a sum is VAT. */
export const vatTexts = defineTexts('vat', {
  included: 'w tym VAT {amount}',
  byRate: 'w tym VAT {amount} ({rates})',
  atRate: '{rate}%: {amount}',
  exempt: 'zwolnione: {amount}',
  allExempt: 'zwolnione z VAT',
})
