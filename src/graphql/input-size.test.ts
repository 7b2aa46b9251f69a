import { expect, test } from 'vitest'
import { inputSize } from './input-size.ts'

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
  expect(inputSize(variables)).toEqual(size)
})

test('variables that nest without end are measured too', () => {
  const { depth } = inputSize(JSON.parse(`{"x":${'['.repeat(49_000)}${']'.repeat(49_000)}}`))
  expect(depth).toBe(49_000)
})
