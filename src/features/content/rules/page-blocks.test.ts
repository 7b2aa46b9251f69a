import { expect, test } from 'vitest'
import { markdownToHtml } from '#platform/markdown.ts'
import { cutAtBlocks, withoutBlocks } from './page-blocks.ts'

test.each([
  ['<p>Kurier</p>', [{ html: '<p>Kurier</p>' }]],
  [
    '<h2>Dostawa</h2>\n<p> {delivery.ways}\n</p><p>{payments.ways}</p><p>Koniec</p>',
    [{ html: '<h2>Dostawa</h2>\n' }, { block: 'delivery.ways' }, { block: 'payments.ways' }, { html: '<p>Koniec</p>' }],
  ],
  ['<p>{delivery.ways}</p>', [{ block: 'delivery.ways' }]],
  ['<p>Tak: {delivery.ways}</p>', [{ html: '<p>Tak: {delivery.ways}</p>' }]],
  ['<p>{deliveryXways}</p><p>{seller.name}</p>', [{ html: '<p>{deliveryXways}</p><p>{seller.name}</p>' }]],
])('%j is cut at the paragraphs that are a block', (html, parts) => {
  expect(cutAtBlocks(html)).toEqual(parts)
})

test('a paragraph of Markdown with the address of a list stands for goods', () => {
  const markdown =
    'Na prezent.\n\n{products:/produkty/bestsellery?filter_price=-50&filter_availability=stock}\n\nI więcej.'
  expect(withoutBlocks(markdown)).toBe('Na prezent.\n\n\n\nI więcej.')
  expect(cutAtBlocks(markdownToHtml(markdown))).toEqual([
    { html: '<p>Na prezent.</p>\n' },
    { list: '/produkty/bestsellery?filter_price=-50&filter_availability=stock' },
    { html: '\n<p>I więcej.</p>\n' },
  ])
})

test('a page without goods is one part, and an empty one has none', () => {
  expect(cutAtBlocks('<p>{seller.name}</p>')).toEqual([{ html: '<p>{seller.name}</p>' }])
  expect(cutAtBlocks('')).toEqual([])
})
