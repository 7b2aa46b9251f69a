import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['<p>Kubek &amp; spodek,<br>ręcznie  toczone</p>', 'Kubek & spodek, ręcznie toczone'],
  ['Kubek mieści 5 < 6 porcji', 'Kubek mieści 5 < 6 porcji'],
  [`<p>${'Kubek '.repeat(40)}</p>`, `${'Kubek '.repeat(25).trim()}…`],
  [`${' '.repeat(19_990)}Kubek<a href="https://example.com/">spodek</a>`, 'Kubek'],
  ['', ''],
])('%j begins with %j', (html, expected) => {
  expect(excerpt(html)).toBe(expected)
})
