import { expect, test } from 'vitest'
import { markdownToHtml } from '#platform/markdown.ts'
import { headingLevelAfter, splitProductRows, withHeadingIds, wrongProductRows } from './product-rows.ts'

test('a paragraph of Markdown with the address of a list stands for goods', () => {
  const markdown =
    'Na prezent.\n\n{products:/produkty/bestsellery?filter_price=-50&filter_availability=stock}\n\nI więcej.'
  expect(wrongProductRows(markdown)).toEqual([])
  expect(splitProductRows(markdownToHtml(markdown))).toEqual([
    { html: '<p>Na prezent.</p>\n' },
    { list: '/produkty/bestsellery?filter_price=-50&filter_availability=stock' },
    { html: '\n<p>I więcej.</p>\n' },
  ])
})

test('a page without goods is one part, and an empty one has none', () => {
  expect(splitProductRows('<p>{seller.name}</p>')).toEqual([{ html: '<p>{seller.name}</p>' }])
  expect(splitProductRows('')).toEqual([])
})

test.each([
  ['{products:/kategoria/swiece-1060}', []],
  ['{products:/kategoria/1060?sortowanie=cena}', []],
  ['{products:/szukaj?text=kubek%20do%20kawy}', []],
  ['  {products:/produkty/nowosci}  ', []],
  ['{products:/produkt/kubek-1}', ['products:/produkt/kubek-1']],
  ['{products:https://shop.example/kategoria/swiece-1060}', ['products:https://shop.example/kategoria/swiece-1060']],
  ['{products:}', ['products:']],
  ['Kup: {products:/produkty/nowosci}', ['products:/produkty/nowosci']],
  ['Kup:\n{products:/produkty/nowosci}', ['products:/produkty/nowosci']],
  ['{products:/produkty/nowosci', ['products:/produkty/nowosci']],
  ['{products:/szukaj?text=kubek do kawy}', ['products:/szukaj?text=kubek do kawy']],
])('of %j these rows cannot be shown: %j', (markdown, wrong) => {
  expect(wrongProductRows(markdown)).toEqual(wrong)
})

test('headings have ids to link to, equal ones only once', () => {
  expect(withHeadingIds('<h2>Do 50&nbsp;zł</h2><h3><em>Świece</em></h3><h2>Świece</h2><h4>x</h4>')).toBe(
    '<h2 id="sekcja-do-50-zl">Do 50&nbsp;zł</h2><h3 id="sekcja-swiece"><em>Świece</em></h3><h2>Świece</h2><h4>x</h4>',
  )
})

test.each([
  ['<p>Wstęp</p>', 'h2'],
  ['<h3>Dla kogo</h3><h2 id="x">Do 50 zł</h2>', 'h3'],
  ['<h2>Dla kogo</h2><h3>Dla kawosza</h3>', 'h4'],
  ['<h4>Drobiazgi</h4>', 'h4'],
])('headings of goods after %s are %s', (html, level) => {
  expect(headingLevelAfter(html)).toBe(level)
})
