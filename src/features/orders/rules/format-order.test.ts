import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { formatMoney, polishZloty } from '#shared/money.ts'
import type { PostalAddress } from '#shared/postal-address.ts'
import { translate } from '#shared/text.ts'
import { addressLines, amountFormatter, formatBundleParts, lineName, lineQuantity } from './format-order.ts'
import type { OrderLine } from './order.ts'

const line = { name: 'Fartuch', versionName: 'zielony', sizeName: 'M', additional: 'Ola' } as OrderLine
const address: PostalAddress = {
  firstName: 'Anna',
  lastName: 'Nowak',
  company: '',
  taxNumber: '',
  street: 'Długa',
  streetNumber: '1/2',
  postcode: '00-950',
  city: 'Warszawa',
  country: 'PL',
}

test("a line's name includes the chosen options", () => {
  expect(lineName(line)).toBe('Fartuch, zielony, M, Ola')
  expect(lineName({ ...line, versionName: '', sizeName: '', additional: '' })).toBe('Fartuch')
  expect(lineName({ ...line, name: 'Fartuch zielony' })).toBe('Fartuch zielony, M, Ola')
})

test('quantities are written with a comma and their unit', () => {
  expect(lineQuantity({ quantity: decimal('0.5'), unit: 'm' })).toBe('0,5 m')
})

test('a bundle lists its parts', () => {
  const parts = [
    { sizeId: 1, name: 'Kubek', quantity: '2' },
    { sizeId: 2, name: 'Herbata', quantity: '1' },
    { sizeId: 3, name: 'Len', quantity: '0.25' },
  ]
  expect(formatBundleParts({ bundleParts: parts })).toBe('Kubek × 2, Herbata, Len × 0,25')
})

test.each([
  [{}, ['Anna Nowak', 'Długa 1/2', '00-950 Warszawa']],
  [{ company: 'Żółw' }, ['Anna Nowak', 'Żółw', 'Długa 1/2', '00-950 Warszawa']],
  [{ firstName: '', lastName: '', company: 'Żółw' }, ['Żółw', 'Długa 1/2', '00-950 Warszawa']],
  [{ country: 'DE' }, ['Anna Nowak', 'Długa 1/2', '00-950 Warszawa, DE']],
])('an address with %o is printed on an envelope as %o', (changes, lines) => {
  expect(addressLines({ ...address, ...changes })).toEqual(lines)
})

const money = (amount: number) => formatMoney(amount, polishZloty).replaceAll('\u00a0', ' ')
test('A1.3 amounts of an order are those that the shop showed', () => {
  const amount = { gross: 1999, net: 1625 }
  expect(amountFormatter({ priceType: 'gross' }, translate, money)(amount)).toBe('19,99 zł')
  expect(amountFormatter({ priceType: 'net' }, translate, money)(amount)).toBe('16,25 zł netto')
})
