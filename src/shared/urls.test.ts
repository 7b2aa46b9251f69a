import { expect, test } from 'vitest'
import { slugOf } from './plain-text.ts'
import { serverUrls } from './server-urls.ts'
import { idAtEnd, urls } from './urls.ts'

test('addresses are Polish words with the number at the end', () => {
  expect(urls.product({ id: 1001, name: 'Kubek Ania 300 ml' })).toBe('/produkt/kubek-ania-300-ml-1001')
  expect(urls.category({ id: 12, name: 'Świece i świeczniki' })).toBe('/kategoria/swiece-i-swieczniki-12')
  expect(urls.search('żółty kubek')).toBe('/szukaj?text=%C5%BC%C3%B3%C5%82ty%20kubek')
})

test.each([
  ['kubek-ania-300-ml-1001', 1001],
  ['1001', 1001],
  ['kubek', null],
  ['kubek-1001x', null],
  ['kubek-99999999999', null],
])('the number at the end of %s is %s', (segment, id) => expect(idAtEnd(segment)).toBe(id))

test('a name without letters still results in an address', () => {
  expect(slugOf('„!?”')).toBe('x')
  expect(slugOf('Łódź — ćma')).toBe('lodz-cma')
})

test('a typed token is preserved in redirects, whatever a header can contain', () => {
  const token = 'ﷺ/..'
  const addresses = [
    serverUrls.stopNotifications(token),
    serverUrls.sharedBasket(token),
    urls.sharedList(token),
    urls.order({ number: 7, token }),
  ]
  expect(addresses.map((address) => address.split('/').at(-1))).toEqual(Array(4).fill('%EF%B7%BA%2F..'))
})
