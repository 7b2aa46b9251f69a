import { exemptFromVat } from '#shared/money.ts'

/** The VAT class that a feed names: '23' of '23.00' and '23 %', 'zw' of 'ZW.'; what is neither stays as it is, to be refused by name. */
export function vatClassOf(text: string): string {
  const typed = text.trim()
  const rate = typed.endsWith('%') ? typed.slice(0, -1).trimEnd() : typed
  if (/^zw\.?$/i.test(rate)) return exemptFromVat
  return /^\d{1,2}(?:[.,]\d+)?$/.test(rate) ? String(Number(rate.replace(',', '.'))) : rate
}
