import { describe, expect, test } from 'vitest'
import { checkField } from './kinds.ts'

describe('names', () => {
  test.each([
    "O'Connor",
    'O’Brien',
    'Łukasz-Żółć',
    'Đặng',
    'Nguyễn Thị Minh Khai',
    'Ø',
    'Y',
    'Jean-François',
    "D'Angelo",
    'Müller-Lüdenscheidt',
    'Škvorecký',
    'Dvořák',
    'Gál·la',
    'Þórðardóttir',
    'Βασιλείου',
    'Шевченко',
    'Ђоковић',
    'İpek',
    'Mbappé Lottin',
    'de la Cruz y Ruiz',
    'van ’t Hoff',
    'J.R.R.',
    'King, Jr.',
    'Ngô Bảo Châu'.normalize('NFD'),
    'محمد',
    '王小明',
    'שרה',
    'कमल',
    'علی\u200cرضا',
  ])('B5.37 a name of any language is a first and a last name: %s', (name) => {
    expect(checkField('firstname', name)).toEqual({ value: name })
    expect(checkField('lastname', ` ${name} `)).toEqual({ value: name })
  })

  test.each(['Ann4', '7', 'Nowak2', 'Karol III 3', 'R2-D2', 'Jan 1st', 'Ali٣'])(
    'B5.6 a name has no digits: %s',
    (name) => {
      expect(checkField('firstname', name)).toEqual({ code: 'digits' })
      expect(checkField('lastname', name)).toEqual({ code: 'digits' })
    },
  )

  test.each([
    'Nowak<script>',
    'Anna@Nowak',
    'Anna_Nowak',
    'www.spam.example',
    'Anna WWW.spam.example',
    'Nowak http://spam.example',
    'Nowak; drop table',
    'Anna=',
    'Anna\nNowak',
    '😀',
    'Anna\u0000',
    'A\u202eanna',
  ])('B5.42 B8.2 a name with an illegal character has the code of its field: %j', (name) => {
    expect(checkField('firstname', name)).toEqual({ code: 'illegal_characters_client_firstname' })
    expect(checkField('lastname', name)).toEqual({ code: 'illegal_characters_client_lastname' })
    expect(checkField('firstname', name, { area: 'delivery' })).toEqual({
      code: 'illegal_characters_delivery_firstname',
    })
    expect(checkField('lastname', name, { area: 'delivery' })).toEqual({ code: 'illegal_characters_delivery_lastname' })
    expect(checkField('firstname', name, { area: 'invoice' })).toEqual({ code: 'illegal_characters_client_firstname' })
  })

  test.each(['-', '.', "'", '- -', '’'])('B5.43 B8.14 a name has at least one letter: %s', (name) => {
    expect(checkField('lastname', name)).toEqual({ code: 'invalid_format' })
  })

  test('B5.3 a name of 50 characters is the longest', () => {
    expect(checkField('firstname', 'a'.repeat(50))).toEqual({ value: 'a'.repeat(50) })
    expect(checkField('firstname', 'a'.repeat(51))).toEqual({ code: 'to_long', values: { n: '50' } })
  })
})

describe('companies', () => {
  test.each([
    'Allegro.pl sp. z o.o.',
    'P.H.U. „Kowalska” & syn s.c.',
    '3M Poland',
    'C+A',
    'Boots UK (Ltd.)',
    'Société Générale S.A.',
    '株式会社',
    'Yahoo!',
    'Zakład nr 1 – Kraków',
    '100% Natury s.c.',
    'E_Sklep@Dom',
    'Co jest? Spółka',
    '5*Hotel & Spa®',
  ])('B5.39 a company may be called %s', (name) => expect(checkField('firm', name)).toEqual({ value: name }))

  test.each(['Nagroda (http://spam.example/x)', 'Firma <b>', 'A{1}', 'www.spam.example', 'Firma 😀', 'A\\B'])(
    'B8.2 a company has no %s',
    (name) => {
      expect(checkField('firm', name)).toEqual({ code: 'illegal_characters_client_firm' })
      expect(checkField('additional', name, { area: 'delivery' })).toEqual({
        code: 'illegal_characters_delivery_additional',
      })
    },
  )

  test('B5.43 a company has at least one letter', () => {
    expect(checkField('firm', '123')).toEqual({ code: 'invalid_format' })
  })
})
