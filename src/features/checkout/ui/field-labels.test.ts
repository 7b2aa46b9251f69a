import { expect, test } from 'vitest'
import { orderFields, summaryFields } from '../rules/order-fields.ts'
import { fieldLabels } from './field-labels.ts'

test('every field that is checked has a name in the list of wrong ones', () => {
  const checked = Object.keys({ ...orderFields, ...summaryFields })
  expect(checked.filter((name) => !fieldLabels[name])).toEqual([])
})
