import { getIntrospectionQuery, parse } from 'graphql'
import { expect, test } from 'vitest'
import { documentSize, measureVariables } from './document-size.ts'
import { graphqlLimits } from './query-limits.ts'

test.each([
  ['one field', '{ a { b } }', { depth: 2, fields: 2 }],
  ['aliases', '{ x: a { y: b z: b } }', { depth: 2, fields: 3, aliases: 3 }],
  ['a fragment, each time it is used', '{ a { ...f } b { ...f } } fragment f on T { x: y }', { fields: 4, aliases: 2 }],
  ['a fragment without a name', '{ ... on Query { a { ... { b } } } }', { depth: 2, fields: 2 }],
  ['a fragment that does not exist', '{ ...f }', { depth: 0, fields: 0, definitions: 1 }],
  ['a circular fragment', '{ a { ...f } } fragment f on T { b { ...f } }', { depth: 2, fields: 2, definitions: 2 }],
  ['the largest of several operations', 'query a { a } query b { a b { c } }', { fields: 3, definitions: 2 }],
  ['directives wherever they stand', '{ a @x @x ...f @y } fragment f on T @z { b @x }', { directives: 5 }],
  ['levels of arguments', '{ a(b: [{c: [1]}, {d: 2}]) e(f: 3) }', { inputDepth: 3 }],
  ['no levels', '{ a(b: 1, c: $d) }', { inputDepth: 0 }],
])('measures %s', (_, query, size) => {
  expect(documentSize(parse(query))).toMatchObject(size)
})

test('measures fragments that double each other in linear time, and counts more fields than the limit', () => {
  const doubling = Array.from({ length: 200 }, (_, i) => `fragment f${i} on T { ...f${i + 1} ...f${i + 1} }`).join(' ')
  const { fields } = documentSize(parse(`{ a { ...f0 } } ${doubling} fragment f200 on T { b }`))
  expect(fields).toBeGreaterThan(graphqlLimits.fields)
})

test('introspection queries need at most a third of the field limit', () => {
  const { depth, fields } = documentSize(parse(getIntrospectionQuery({ inputValueDeprecation: true })))
  expect(depth).toBeLessThanOrEqual(graphqlLimits.depth)
  expect(fields).toBeLessThan(graphqlLimits.fields / 3)
})

test.each([
  [undefined, { values: 0, depth: 0 }],
  [{}, { values: 0, depth: 0 }],
  [
    { id: 1001, text: 'kubek' },
    { values: 2, depth: 0 },
  ],
  [{ ids: [1, 2, 3] }, { values: 4, depth: 1 }],
  [{ lines: [{ id: 1, parts: [{ id: 2 }] }, { id: 3 }] }, { values: 8, depth: 4 }],
])('%j', (variables, size) => {
  expect(measureVariables(variables)).toEqual(size)
})

test('measures deeply nested variables too', () => {
  const { depth } = measureVariables(JSON.parse(`{"x":${'['.repeat(49_000)}${']'.repeat(49_000)}}`))
  expect(depth).toBe(49_000)
})
