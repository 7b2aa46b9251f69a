import { expect, test } from 'vitest'
import { readCategories, readProductOverride } from './catalogue-files.ts'

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
])('%j is read as %j', (raw, choice) => {
  expect(readProductOverride(raw)).toEqual({ choice })
})

test.each([
  [{ labels: ['new'] }, 'id'],
  [{ id: 'kubek' }, 'id'],
  [{ id: 1001, labels: ['hit'] }, 'labels'],
  [{ id: 1001, visible: 'może' }, 'visible'],
  [{ id: 1001, colour: 'red' }, 'colour'],
  ['kubek', ''],
])('in %j the field %j is wrong', (raw, wrong) => {
  expect(readProductOverride(raw)).toEqual({ wrong })
})

test("reads a tree of names, with the merchant's descriptions", () => {
  const tree = [{ name: 'Ceramika', description: '<p>Z gliny.</p>', children: [{ name: 'Kubki', slug: 'kubki' }] }]
  expect(readCategories(JSON.stringify(tree))).toEqual({ ok: true, value: tree })
})

test.each([
  ['{', ''],
  ['{"name": "Ceramika"}', ''],
  ['[{"name": " "}]', '0.name'],
  ['[{"name": "Ceramika", "slug": "Ceramika!"}]', '0.slug'],
  ['[{"name": "Ceramika", "children": [{"name": "Kubki"}, {"title": "Misy"}]}]', '0.children.1.name'],
  ['[{"name": "Ceramika", "colour": "red"}]', '0'],
])('in %j the path %j is wrong', (json, place) => {
  expect(readCategories(json)).toEqual({ ok: false, problem: { place } })
})
