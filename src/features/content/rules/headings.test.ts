import { expect, test } from 'vitest'
import { cutAfterFirstSection, headingLevelAfter, lastHeadingOf, sectionsOf, withHeadingIds } from './headings.ts'

test('headings have ids to link to, equal ones only once', () => {
  expect(withHeadingIds('<h2>Do 50&nbsp;zł</h2><h3><em>Świece</em></h3><h2>Świece</h2><h4>x</h4>')).toBe(
    '<h2 id="sekcja-do-50-zl">Do 50&nbsp;zł</h2><h3 id="sekcja-swiece"><em>Świece</em></h3><h2>Świece</h2><h4>x</h4>',
  )
})

test('the sections of a page are its second headings', () => {
  const html = withHeadingIds('<h2>Do <em>50</em>&nbsp;zł</h2><h3>Świece</h3><h2>Do 50 zł</h2><h2>Kubki</h2>')
  expect(sectionsOf(html)).toEqual([
    { id: 'sekcja-do-50-zl', title: 'Do 50 zł' },
    { id: 'sekcja-kubki', title: 'Kubki' },
  ])
})

test.each([
  ['<p>Wstęp</p>', 'h2'],
  ['<h3>Dla kogo</h3><h2 id="x">Do 50 zł</h2>', 'h3'],
  ['<h2>Dla kogo</h2><h3>Dla kawosza</h3>', 'h4'],
  ['<h4>Drobiazgi</h4>', 'h4'],
])('headings of goods after %s are %s', (html, level) => {
  expect(headingLevelAfter(html)).toBe(level)
})

test.each([
  ['<p>Wstęp</p>', ''],
  ['<h2 id="x">Do <em>50</em>&nbsp;zł</h2><p>Drobiazg</p>', 'Do 50 zł'],
  ['<h2>Dla kogo</h2><h3>Kto gotuje</h3><h5>x</h5>', 'Kto gotuje'],
])('the last heading of %s is %s', (html, heading) => {
  expect(lastHeadingOf(html).replace('\u00a0', ' ')).toBe(heading)
})

test.each([
  ['<p>a</p><h2 id="b">b</h2><p>b</p><h2>c</h2><p>c</p><h2>d</h2>', '<h2>c</h2><p>c</p><h2>d</h2>'],
  ['<h2>b</h2><h3>c</h3>', ''],
  ['<p>a</p>', ''],
])('of %s the first section ends before %s', (html, rest) => {
  expect(cutAfterFirstSection(html)).toEqual([html.slice(0, html.length - rest.length), rest])
})
