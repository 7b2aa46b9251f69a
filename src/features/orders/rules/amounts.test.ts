import { describe, expect, test } from 'vitest'
import { formatMoney, polishZloty, splitVat } from '#shared/money.ts'
import { say } from '#shared/text.ts'
import { amountsOf, vatWords } from './amounts.ts'
import type { Order, OrderLine } from './order.ts'

const money = (amount: number) => formatMoney(amount, polishZloty).replaceAll('\u00a0', ' ')
const line = (gross: number, vatPercent: string) =>
  ({ vatPercent, ...splitVat(gross, vatPercent) }) as unknown as OrderLine

function order(lines: OrderLine[], deliveryVat: Order['deliveryVat']): Order {
  const all = [...lines, ...deliveryVat]
  const totalGross = all.reduce((sum, { gross }) => sum + gross, 0)
  const totalNet = all.reduce((sum, { net }) => sum + net, 0)
  return { lines, deliveryVat, totalGross, totalNet } as Order
}

describe('VAT of an order', () => {
  const courier = { vatPercent: '23', ...splitVat(1690, '23') }
  test.each([
    ['of one rate', order([line(5900, '23.00')], [courier]), 'w tym VAT 14,19 zł'],
    [
      'of several',
      order([line(5900, '23.00'), line(2950, '5.00')], [courier]),
      'w tym VAT 15,59 zł (23%: 14,19 zł, 5%: 1,40 zł)',
    ],
    ['of what costs nothing at another', order([line(5900, '23.00'), line(0, '5')], [courier]), 'w tym VAT 14,19 zł'],
  ])('%s', (_, placed, words) => {
    expect(vatWords(placed, say, money)).toBe(words)
  })
})

test('A1.3 amounts of an order are those that the shop showed', () => {
  const amount = { gross: 1999, net: 1625 }
  expect(amountsOf({ priceType: 'gross' }, say, money)(amount)).toBe('19,99 zł')
  expect(amountsOf({ priceType: 'net' }, say, money)(amount)).toBe('16,25 zł netto')
})
