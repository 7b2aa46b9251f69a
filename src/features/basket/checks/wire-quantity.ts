import { type Decimal, parseDecimal } from '#shared/decimal.ts'

/** '1', '0,5', '1 200': a quantity from another program is read strictly, so that '2e3' or '-3' orders nothing. */
export function readWireQuantity(text: string): Decimal | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null
  const [whole = '', fraction = ''] = plain.split('.')
  if (whole.replace(/^0+/, '').length > 9) return parseDecimal('999999999')
  return parseDecimal(`${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.slice(0, 6) || '0'}`)
}
