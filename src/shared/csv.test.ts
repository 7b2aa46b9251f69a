import { expect, test } from 'vitest'
import { escapeFormula } from './csv.ts'

test.each(['=1+1', '+48 600', '-2', '@SUM(A1)', '\t=1+1', '\r=1', ' =1+1', '\n@A1'])(
  '%j would be a formula',
  (typed) => {
    expect(escapeFormula(typed)).toBe(`'${typed}`)
  },
)

test.each(['', 'Kubek', '3 = 3', 'a@b.pl', ' Kubek – mały'])('%j is unchanged', (typed) => {
  expect(escapeFormula(typed)).toBe(typed)
})
