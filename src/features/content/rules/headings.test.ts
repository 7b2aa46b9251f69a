import { expect, test } from 'vitest'
import { headingLevelAfter, withHeadingIds } from './headings.ts'

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
