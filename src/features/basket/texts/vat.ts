import { defineTexts } from '#shared/text.ts'

/** Below the sum of a basket in a shop of net prices; said on the server. */
export const basketVatTexts = defineTexts('basketVat', {
  net: 'Ceny netto, do zapłaty {amount}, {vat}',
})
