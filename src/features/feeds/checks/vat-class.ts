import { exemptFromVat } from '#shared/money.ts'

/** The VAT class that a feed names: '23' of '23.00' and '23 %', 'zw' of 'ZW.'; what is neither stays as it is, to be refused by name. */
export function vatClassOf(text: string): string {
  const rate = text.trim().replace(/\s*%$/, '')
  if (/^zw\.?$/i.test(rate)) return exemptFromVat
  return /^\d{1,2}(?:[.,]\d+)?$/.test(rate) ? String(Number(rate.replace(',', '.'))) : rate
}
