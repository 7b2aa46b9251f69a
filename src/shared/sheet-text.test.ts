import { expect, test } from 'vitest'
import { sheetText } from './sheet-text.ts'

test.each(['=1+1', '+48 600', '-2', '@SUM(A1)', '\t=1+1', '\r=1', ' =1+1', '\n@A1'])(
  '%j would be a formula',
  (typed) => {
    expect(sheetText(typed)).toBe(`'${typed}`)
  },
)

test.each(['', 'Kubek', '3 = 3', 'a@b.pl', ' Kubek – mały'])('%j stays as it is', (typed) => {
  expect(sheetText(typed)).toBe(typed)
})
