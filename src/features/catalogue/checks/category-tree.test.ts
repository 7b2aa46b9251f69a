import { expect, test } from 'vitest'
import { readCategories } from './category-tree.ts'

test('a tree of names, described where the merchant describes them', () => {
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
])('in %j the place %j is wrong', (json, place) => {
  expect(readCategories(json)).toEqual({ ok: false, problem: { place } })
})
