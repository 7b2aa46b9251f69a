import { getIntrospectionQuery, parse } from 'graphql'
import { expect, test } from 'vitest'
import { limits, weigh } from './limits.ts'

test.each([
  ['one field', '{ a { b } }', { depth: 2, aliases: 0, cost: 151 }],
  ['aliases', '{ x: a { y: b z: b } }', { depth: 2, aliases: 3, cost: 152 }],
  ['products, which are read together', '{ a: product { b } c: product { b } }', { depth: 2, aliases: 2, cost: 42 }],
  ['a list', '{ products { took } }', { depth: 2, aliases: 0, cost: 301 }],
  ['aliases within a list', '{ products { products { x: a y: a } } }', { depth: 3, aliases: 2, cost: 1103 }],
  [
    'a fragment, each time it is used',
    '{ a { ...f } b { ...f } } fragment f on T { x: y }',
    { depth: 2, aliases: 2, cost: 302 },
  ],
  ['a fragment at the root', '{ ...f } fragment f on Query { a { ...f } }', { depth: 2, aliases: 0, cost: 151 }],
  ['a fragment without a name', '{ a { ... on T { ... { x: y } } } }', { depth: 2, aliases: 1, cost: 151 }],
  ['a fragment that does not exist', '{ ...f }', { depth: 0, aliases: 0, cost: 0 }],
  ['a fragment that leads back', '{ a { ...f } } fragment f on T { b { ...f } }', { depth: 2, aliases: 0, cost: 151 }],
  ['the heaviest of several operations', 'query a { a } query b { a b { c } }', { depth: 2, aliases: 0, cost: 301 }],
])('weighs %s', (_, query, weight) => {
  expect(weigh(parse(query))).toEqual(weight)
})

test('tools may read the schema', () => {
  const { depth, cost } = weigh(parse(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true })))
  expect(depth).toBeLessThanOrEqual(limits.depth)
  expect(cost).toBeLessThan(limits.cost)
})

test('fragments that double each other are weighed in no time, and are too heavy', () => {
  const doubling = Array.from({ length: 200 }, (_, i) => `fragment f${i} on T { ...f${i + 1} ...f${i + 1} }`).join(' ')
  expect(weigh(parse(`{ a { ...f0 } } ${doubling} fragment f200 on T { b }`)).cost).toBeGreaterThan(limits.cost)
})
