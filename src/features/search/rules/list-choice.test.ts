import { expect, test } from 'vitest'
import { type ListChoice, readListChoice, writeListChoice } from './list-choice.ts'

test.each<[string | undefined, ListChoice]>([
  ['cena.48', { sort: 'cena', pageSize: 48 }],
  ['cena-malejaco.', { sort: 'cena-malejaco' }],
  ['.96', { pageSize: 96 }],
  ['constructor.100', {}],
  ['', {}],
  [undefined, {}],
])('the cookie %j chooses %j', (text, choice) => {
  expect(readListChoice(text)).toEqual(choice)
})

test.each<[ListChoice, string | null]>([
  [{ sort: 'cena', pageSize: 48 }, 'cena.48'],
  [{ sort: 'nazwa' }, 'nazwa.'],
  [{ pageSize: 96 }, '.96'],
  [{ sort: 'popularnosc', pageSize: 48 }, '.48'],
  [{ sort: 'popularnosc', pageSize: 24 }, null],
  [{}, null],
])('the choice %j is stored as %j', (choice, text) => {
  expect(writeListChoice(choice)).toBe(text)
})
