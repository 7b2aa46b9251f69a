import { expect, test } from 'vitest'
import { maxLines } from '#features/basket/rules/change-lines.ts'
import { decimal } from '#shared/decimal.ts'
import { type FormField, readChangedFields, readRequestedItems, writeFormSnapshot } from './changed-fields.server.ts'

const line = (id: number, quantity: string, comment = '', wrapSizeId: number | null = null) => ({
  id,
  quantity: decimal(quantity),
  comment,
  wrapSizeId,
})
const seen = writeFormSnapshot({
  lines: [line(7, '2', 'na\nprezent', 90), line(8, '0.5', '', 91)],
  comment: 'dzwonić & czekać',
  wrapSizeId: null,
  wraps: [{ sizeId: 90 }],
})
const form: FormField[] = [
  ['seen', seen],
  ['product[0]', '1001'],
  ['set_quantity[0]', '2'],
  ['comment[0]', 'na\r\nprezent'],
  ['wrap[7]', '90'],
  ['product[1]', '1002'],
  ['set_quantity[1]', '0.5'],
  ['comment[1]', ''],
  ['wrap[8]', ''],
  ['comment', 'dzwonić & czekać'],
  ['wrap[all]', ''],
]
const typed = (name: string, value: string) =>
  form.map((field): FormField => (field[0] === name ? [name, value] : field))
const requestedItems = (fields: FormField[], removed: string[] = []) => {
  const { touched, untouched } = readChangedFields(fields)
  return readRequestedItems(touched, untouched, removed).map(({ product, quantity, comment, keepsQuantity }) => [
    product,
    keepsQuantity ? 'stays' : quantity,
    comment,
  ])
}

test('A7.12 a form with its snapshot requests only the changed fields', () => {
  const { touched, untouched } = readChangedFields(form)
  expect(touched.map(([name]) => name)).toEqual(['seen', 'product[0]', 'product[1]'])
  expect(untouched).toHaveLength(form.length - 3)
  expect(readChangedFields(form.slice(1))).toEqual({ touched: form.slice(1), untouched: [] })
})

test.each<[string, FormField[], string[], unknown[]]>([
  ['nothing', form, [], []],
  ['a quantity', typed('set_quantity[1]', '3'), [], [['1002', decimal(3), null]]],
  ['a comment: with the current quantity', typed('comment[0]', ''), [], [['1001', 'stays', '']]],
  ['a removed line', form, ['1'], [['1002', 0n, null]]],
  [
    'a comment and another, removed line',
    typed('comment[0]', 'Ola'),
    ['1'],
    [
      ['1001', 'stays', 'Ola'],
      ['1002', 0n, null],
    ],
  ],
  [
    'nothing of a line without a quantity',
    typed('comment[1]', 'x').filter(([name]) => name !== 'set_quantity[1]'),
    [],
    [],
  ],
])('changed: %s', (_, fields, removed, expected) => {
  expect(requestedItems(fields, removed)).toEqual(expected)
})

test('a forged form is read no further than the size of a full basket', () => {
  const forged = `${'a&'.repeat(3 * maxLines + 2)}comment=x`
  expect(
    readChangedFields([
      ['seen', forged],
      ['comment', 'x'],
    ]).untouched,
  ).toEqual([])
})
