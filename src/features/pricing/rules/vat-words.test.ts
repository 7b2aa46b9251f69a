import { expect, test } from 'vitest'
import { formatMoney, polishZloty, splitVat } from '#shared/money.ts'
import { say } from '#shared/text.ts'
import { vatWords } from './vat-words.ts'

const money = (amount: number) => formatMoney(amount, polishZloty).replaceAll('\u00a0', ' ')
const part = (gross: number, vatPercent: string) => ({ vatPercent, ...splitVat(gross, vatPercent) })
const courier = part(1690, '23')

test.each([
  ['of one rate', [part(5900, '23.00'), courier], 'w tym VAT 14,19 zł'],
  ['of several', [part(5900, '23.00'), part(2950, '5.00'), courier], 'w tym VAT 15,59 zł (23%: 14,19 zł, 5%: 1,40 zł)'],
  ['of what costs nothing at another rate', [part(5900, '23.00'), part(0, '5'), courier], 'w tym VAT 14,19 zł'],
  ['at 0 per cent', [part(5900, '0')], 'w tym VAT 0,00 zł'],
  ['of what is exempt', [part(5900, 'zw'), part(1690, 'zw')], 'zwolnione z VAT'],
  [
    'of what is exempt and what is not',
    [part(2950, 'zw'), part(5900, '23.00'), part(1000, '0.00')],
    'w tym VAT 11,03 zł (23%: 11,03 zł, 0%: 0,00 zł, zwolnione: 29,50 zł)',
  ],
])('VAT %s', (_, parts, words) => {
  expect(vatWords(parts, say, money)).toBe(words)
})
