import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printable, withoutControls } from './control-characters.ts'

test.each([
  ['Kubek „Ania” 300 ml\n\tżółty 👩‍👩‍👧', 'Kubek „Ania” 300 ml\n\tżółty 👩‍👩‍👧', 'Kubek „Ania” 300 ml\n\tżółty 👩‍👩‍👧'],
  ['\x1b]0;zmieniony tytuł\x07', '\\u001b]0;zmieniony tytuł\\u0007', ']0;zmieniony tytuł'],
  ['\x1b[2JKubek', '\\u001b[2JKubek', '[2JKubek'],
  ['\x9b2JKubek', '\\u009b2JKubek', '2JKubek'],
  ['Kubek\rzapłacono', 'Kubek\\u000dzapłacono', 'Kubek\nzapłacono'],
  ['a\r\nb', 'a\r\nb', 'a\nb'],
  ['Kubek \u202egpj.exe', 'Kubek \\u202egpj.exe', 'Kubek gpj.exe'],
  ['\u2066a\u2069\x7f\0\b', '\\u2066a\\u2069\\u007f\\u0000\\u0008', 'a'],
  ['שלום \u200eok', 'שלום \u200eok', 'שלום \u200eok'],
])('%j is printed as %j and read as %j', (text, printed, read) => {
  expect(printable(text)).toBe(printed)
  expect(withoutControls(text)).toBe(read)
})

test('whatever is printed commands no terminal, and JSON still means the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const safe of [printable(text), withoutControls(text)])
        expect(safe.replaceAll('\r\n', '\n')).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
      expect(JSON.parse(printable(JSON.stringify(text)))).toBe(text)
    }),
  )
})
