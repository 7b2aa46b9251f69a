import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitDescription } from './split-description.ts'

test.each([
  ['', 5, '', ''],
  ['Kubki.', 6, 'Kubki.', ''],
  ['<p>Kubki.</p>', 6, '<p>Kubki.</p>', ''],
  ['<p>Kubki i misy.</p>', 8, '<p>Kubki i</p>', '<p>misy.</p>'],
  ['<p>Kubki.</p><p>I misy.</p>', 8, '<p>Kubki.</p>', '<p>I misy.</p>'],
  ['<p>Kubek jest. Misa też.</p>', 16, '<p>Kubek jest.</p>', '<p>Misa też.</p>'],
  ['<p>A. Misa też jest.</p>', 12, '<p>A. Misa też</p>', '<p>jest.</p>'],
  ['<p>Kubki.</p><p>Misy.</p>', 8, '<p>Kubki.</p>', '<p>Misy.</p>'],
  [
    '<ul><li>a</li><li><b>bb cc</b></li></ul>',
    4,
    '<ul><li>a</li><li><b>bb</b></li></ul>',
    '<ul><li><b>cc</b></li></ul>',
  ],
  ['<p>a&amp;b &lt; c<br>dd</p>', 6, '<p>a&amp;b &lt;</p>', '<p>c<br>dd</p>'],
  ['<p>Nierozdzielne</p>', 4, '<p>Nier</p>', '<p>ozdzielne</p>'],
])('B4.32 B9.14 %j shows at most %i characters of its text: %j, and hides %j', (html, length, lead, rest) => {
  expect(splitDescription(html, length)).toEqual({ lead, rest })
})

const text = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s/g, '')
const element = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: fc.constantFrom('a', 'ż', ' ', '😀', '.', '&amp;') }),
    fc.constantFrom('<br>', '<img src="/obrazki/a.webp" alt="a b">'),
    fc
      .tuple(fc.constantFrom('p', 'ul', 'li', 'strong', 'a href="/szukaj?text=a&amp;b"'), fc.array(tie('html')))
      .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag.split(' ')[0]}>`),
  ),
})).html

test('B4.32 B9.14 no text is lost, and both parts close every element that they open', () => {
  fc.assert(
    fc.property(element, fc.integer({ min: 1, max: 30 }), (html, length) => {
      const { lead, rest } = splitDescription(html, length)
      expect(text(lead) + text(rest)).toBe(text(html))
      expect([...lead.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')].length).toBeLessThanOrEqual(length)
      for (const part of [lead, rest]) {
        expect(part.replace(/<[^<>]*>|&amp;/g, '')).not.toMatch(/[<>&]/)
        const open: string[] = []
        for (const [, end, name = ''] of part.matchAll(/<(\/?)([a-z]+)[^>]*>/g))
          if (end) expect(open.pop()).toBe(name)
          else if (name !== 'br' && name !== 'img') open.push(name)
        expect(open).toEqual([])
      }
    }),
  )
})
