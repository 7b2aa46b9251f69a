import { expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { clampTypedQuantity } from './size-dialog.tsx'

const unit = { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' }
const ranges = {
  S: { step: '0.5', minimum: '1', maximum: '3' },
  M: { step: '1', minimum: '2', maximum: null },
}

test.each([
  ['1,2', 'S', '1.5', 'Zaokrągliliśmy w górę: 1,5 metra'],
  ['0.5', 'S', '1', 'Minimalnie możesz zamówić 1 metr'],
  ['9', 'S', '3', 'Maksymalnie możesz zamówić 3 metry'],
  ['9', 'M', '9', null],
  ['', 'M', '2', 'Minimalnie możesz zamówić 2 metry'],
  ['9', 'unknown', '9', null],
])('A5.1 A5.2 A5.3 the dialog over a list orders %j of %s for %s', (typed, size, text, alertText) => {
  const fitted = clampTypedQuantity(typed, size, { ranges, unit })
  expect([fitted.text, fitted.alert && translate(fitted.alert.text, fitted.alert.values)]).toEqual([text, alertText])
})
