import { expect, test } from 'vitest'
import { fromPostalColumns, isCountry, toPostalColumns } from './postal-address.ts'

const address = {
  firstName: 'Anna',
  lastName: 'Nowak',
  company: 'Pracownia Kwiat',
  taxNumber: '9991024005',
  street: 'Długa',
  streetNumber: '1/2',
  postcode: '00-950',
  city: 'Warszawa',
  country: 'PL',
}

test('an address survives a round trip through its columns, without other columns of the row', () => {
  expect(
    fromPostalColumns({ ...toPostalColumns({ ...address, phone: '1' } as typeof address), id: 7 } as never),
  ).toEqual(address)
})

test.each([
  ['PL XK GB CW', true],
  ['DD SU UK YU AN', false],
  ['ZZ XX XA XB EU EZ UN QO', false],
  ['pl POL 00', false],
])('%s are countries: %s', (codes, expected) => {
  for (const code of codes.split(' ')) expect([code, isCountry(code)]).toEqual([code, expected])
})
