import { expect, test } from 'vitest'
import { selectRows } from './form-fields.ts'

const rows: [string, string][] = [
  ['product[0]', '7'],
  ['size[0]', 'uniw'],
  ['set_quantity[0]', '2'],
  ['product[1]', '8'],
  ['product[12]', '9'],
  ['size[12]', 'M'],
  ['set_quantity[12]', '1'],
]
const rowsOf = (...more: [string, string][]) => {
  const fields = selectRows([...rows, ...more])
  return fields && Object.fromEntries(fields.filter(([name]) => name !== 'only' && name !== 'chosen'))
}

test('without `only` a form applies to all of its rows', () => {
  expect(rowsOf()).toEqual(Object.fromEntries(rows))
})

const first = { 'product[0]': '7', 'size[0]': 'uniw', 'set_quantity[0]': '2' }
const last = { 'product[12]': '9', 'size[12]': 'M', 'set_quantity[12]': '1' }

test('B7.9 a button applies to all buyable rows, the chosen rows, or one row', () => {
  const both = { ...first, ...last }
  expect(rowsOf(['only', 'all'])).toEqual(both)
  expect(rowsOf(['only', 'chosen'], ['chosen', '0'], ['chosen', '12'])).toEqual(both)
  expect(rowsOf(['only', '12'])).toEqual(last)
})

test('B7.9 the button for all rows leaves out those whose size is still to be chosen', () => {
  expect(rowsOf(['size[0]', ''], ['only', 'all'])).toEqual(last)
})

test('B7.9 the button for all rows leaves out those whose size was shown as one that cannot be bought', () => {
  expect(rowsOf(['refused_size[0]', 'S'], ['refused_size[0]', 'uniw'], ['only', 'all'])).toEqual(last)
  expect(rowsOf(['refused_size[12]', 'S'], ['refused_size[12]', 'L'], ['only', 'all'])).toMatchObject({
    ...first,
    ...last,
  })
})

test('B7.9 Enter without scripts applies to the rows with a changed quantity', () => {
  const shown: [string, string][] = [
    ['shown_quantity[0]', '1'],
    ['shown_quantity[12]', '1'],
  ]
  expect(rowsOf(...shown, ['only', 'changed'])).toEqual({ ...first, 'shown_quantity[0]': '1' })
  expect(rowsOf(['only', 'changed'])).toBeNull()
})

test('a chosen row that cannot be bought stays in, so that the client gets the reason', () => {
  expect(rowsOf(['only', 'chosen'], ['chosen', '1'])).toEqual({ 'product[1]': '8', 'set_quantity[1]': '1' })
})

test.each([
  [[['only', 'chosen']]],
  [[['only', '2']]],
  [
    [
      ['only', 'chosen'],
      ['chosen', '5'],
    ],
  ],
] as [string, string][][][])('applies to no row: %j', (more) => {
  expect(rowsOf(...more)).toBeNull()
})
