import { defineTexts } from './text.ts'

/** What a file of JSON should hold at a place where it holds something else. */
export const jsonTexts = defineTexts('json', {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'true albo false',
  array: 'lista',
  object: 'obiekt',
  record: 'obiekt',
  other: 'coś innego',
  atLeast: 'liczba od {bound}',
  atMost: 'liczba do {bound}',
  longer: {
    one: 'co najmniej {count} znak',
    few: 'co najmniej {count} znaki',
    many: 'co najmniej {count} znaków',
    other: 'co najmniej {count} znaku',
  },
  shorter: {
    one: 'najwyżej {count} znak',
    few: 'najwyżej {count} znaki',
    many: 'najwyżej {count} znaków',
    other: 'najwyżej {count} znaku',
  },
  moreItems: {
    one: 'lista, w której jest co najmniej {count} pozycja',
    few: 'lista, w której są co najmniej {count} pozycje',
    many: 'lista, w której jest co najmniej {count} pozycji',
    other: 'lista, w której jest co najmniej {count} pozycji',
  },
  fewerItems: {
    one: 'lista, w której jest najwyżej {count} pozycja',
    few: 'lista, w której są najwyżej {count} pozycje',
    many: 'lista, w której jest najwyżej {count} pozycji',
    other: 'lista, w której jest najwyżej {count} pozycji',
  },
  datetime: 'data i godzina, np. 2026-11-30T23:59:00+01:00',
  email: 'adres e-mail',
  pattern: 'tekst według wzoru {pattern}',
  choice: 'jedno z: {choices}',
  unknownFields: 'bez pól: {fields}',
  valid: 'poprawny JSON',
})
