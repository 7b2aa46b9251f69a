import { describe, expect, test } from 'vitest'
import { csvRowsText, unescapeFormula } from './csv.ts'

const cell = (typed: string) => csvRowsText([[typed]], { quoted: true })

describe('a text that a spreadsheet would take for a formula', () => {
  test.each(['=1+1', '+48 600', '-2', '-12,50', '@SUM(A1)', '\t=1+1', '\r=1', ' =1+1', '\n@A1', '＝1+1', "'=1"])(
    '%j gets an apostrophe, and loses it when it is read',
    (typed) => {
      expect(cell(typed)).toBe(`"'${typed}"\r\n`)
      expect(unescapeFormula(`'${typed}`)).toBe(typed)
    },
  )

  test.each(['', 'Kubek', '3 = 3', 'a@b.pl', ' Kubek – mały', "'Kubek'"])('%j stays as it is', (typed) => {
    expect(cell(typed)).toBe(typed === '' ? '\r\n' : `"${typed}"\r\n`)
    expect(unescapeFormula(typed)).toBe(typed)
  })
})

describe('numbers stay numbers, below zero too', () => {
  test.each([
    [-12.5, '-12.5'],
    [{ number: '-12,50' }, '"-12,50"'],
    [{ number: '-12.50' }, '-12.50'],
    [0, '0'],
  ])('%j', (number, written) => {
    expect(csvRowsText([[number]])).toBe(`${written}\r\n`)
  })

  test.each(['-1+1', '=1', '-', '1e5', ''])('%j is no number', (number) => {
    expect(() => csvRowsText([[{ number }]])).toThrow('no number')
  })
})

test('cells are quoted where they need it, or all of them that hold something', () => {
  const rows = [
    ['id', 'name'],
    [1, 'a "b"'],
    ['2', 'a,b\nc'],
    ['3', ''],
    ['4', 'a\rb'],
  ]
  expect(csvRowsText(rows, { lineEnd: '\n' })).toBe('id,name\n1,"a ""b"""\n2,"a,b\nc"\n3,\n4,"a\rb"\n')
  expect(csvRowsText(rows, { quoted: true })).toBe(
    '"id","name"\r\n"1","a ""b"""\r\n"2","a,b\nc"\r\n"3",\r\n"4","a\rb"\r\n',
  )
})
