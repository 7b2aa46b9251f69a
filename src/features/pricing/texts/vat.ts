import { defineTexts } from '#shared/text.ts'

/** The VAT in a total. */
export const vatTexts = defineTexts('vat', {
  included: 'w tym VAT {amount}',
  byRate: 'w tym VAT {amount} ({rates})',
  atRate: '{rate}%: {amount}',
  exempt: 'zwolnione: {amount}',
  exemptBecause: 'zwolnione na podstawie {basis}: {amount}',
  allExempt: 'zwolnione z VAT',
  allExemptBecause: 'zwolnione z\u00a0VAT na podstawie {basis}',
})
