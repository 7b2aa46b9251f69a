import { expect, test } from 'vitest'
import { readFeedAddresses } from './settings.ts'

test.each([
  ['', []],
  [
    'hurtownia=https://e.pl/a.xml?token=a=b  inna=http://f.pl',
    [
      { source: 'hurtownia', address: 'https://e.pl/a.xml?token=a=b' },
      { source: 'inna', address: 'http://f.pl' },
    ],
  ],
  [[{ source: 'a', address: 'https://e.pl' }], [{ source: 'a', address: 'https://e.pl' }]],
  ['https://e.pl/a.xml', null],
  ['a=ftp://e.pl', null],
  ['a=https://anna:haslo@e.pl/a.xml', null],
  ['a=https://e.pl:nie-port/', null],
  ['a=https://e.pl/a@b.xml', [{ source: 'a', address: 'https://e.pl/a@b.xml' }]],
  ['a=https://e.pl a=https://f.pl', null],
  [[{ source: 'a' }], null],
  [7, null],
])('%j', (raw, addresses) => {
  expect(readFeedAddresses(raw)).toEqual(addresses)
})
