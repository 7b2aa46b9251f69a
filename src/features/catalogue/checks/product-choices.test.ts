import { expect, test } from 'vitest'
import { readProductChoice } from './product-choices.ts'

test.each([
  [
    { id: 1001, labels: ['new', 'bestseller'] },
    { id: 1001, labels: ['new', 'bestseller'] },
  ],
  [
    { id: '1001', labels: 'new bestseller' },
    { id: 1001, labels: ['new', 'bestseller'] },
  ],
  [
    { id: '1001', labels: '' },
    { id: 1001, labels: [] },
  ],
  [
    { id: 1001, labels: null },
    { id: 1001, labels: null },
  ],
  [
    { id: 1001, visible: 'nie' },
    { id: 1001, visible: false },
  ],
  [
    { id: 1001, visible: true },
    { id: 1001, visible: null },
  ],
  [
    { id: 1001, withdrawn: 'tak' },
    { id: 1001, withdrawn: true },
  ],
  [
    { id: 1001, withdrawn: 'nie' },
    { id: 1001, withdrawn: null },
  ],
])('%j is meant as %j', (raw, choice) => {
  expect(readProductChoice(raw)).toEqual({ choice })
})

test.each([
  [{ labels: ['new'] }, 'id'],
  [{ id: 'kubek' }, 'id'],
  [{ id: 1001, labels: ['hit'] }, 'labels'],
  [{ id: 1001, visible: 'może' }, 'visible'],
  [{ id: 1001, colour: 'red' }, 'colour'],
  ['kubek', ''],
])('of %j the field %j is wrong', (raw, wrong) => {
  expect(readProductChoice(raw)).toEqual({ wrong })
})
