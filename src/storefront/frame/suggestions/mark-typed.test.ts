import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markTyped } from './mark-typed.ts'

test.each([
  ['Kubek Ania 300 ml', 'kubek', '[Kubek] Ania 300 ml'],
  ['Kubek Ania 300 ml', 'an kub', '[Kub]ek [An]ia 300 ml'],
  ['Kubek Ania 300 ml', 'kubek 300', '[Kubek] Ania [300] ml'],
  ['Świeca Żywica', 'zywi', 'Świeca [Żywi]ca'],
  ['świeca', 'ŚWIE', '[świe]ca'],
  ['Kubki do kawy', 'kubek', 'Kubki do kawy'],
  ['Podkubek', 'kubek', 'Podkubek'],
  ['Len, len i len', 'le len', '[Len], [len] i [len]'],
  ['<b>Len</b>', 'b len', '<[b]>[Len]</[b]>'],
  ['Kubek', '', 'Kubek'],
])('in %j, of %j typed, %j is marked', (name, typed, expected) => {
  const marked = markTyped(name, typed).map((part) => (part.typed ? `[${part.text}]` : part.text))
  expect(marked.join('')).toBe(expected)
})

test('the pieces together are the name, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, typed) => {
      expect(
        markTyped(name, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})
