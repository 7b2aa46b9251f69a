import { expect, test } from 'vitest'
import { beginsWithPicture, cutBeforePicturedSection, isIllustrated, sectionsWithPictures } from './page-sections.ts'

const picture = '<img src="/obrazki/a-640.webp" alt="Koło" />'

test.each([
  [`\n<p>${picture}</p><p>Zaczęło się od kubka.</p>`, true, true],
  [`<h2 id="x">Sklep</h2>\n<p>${picture}</p><p>Wejdź.</p>`, false, true],
  [`<p>Zaczęło się od kubka ${picture}</p>`, false, false],
  [`<h2>Sklep</h2><p>Wejdź.</p><p>${picture}</p>`, false, false],
  [`<h2>Sklep</h2><h3>Plan</h3><p>${picture}</p><h2>Dane</h2>`, false, false],
  ['<h2>Sklep</h2><p>Wejdź.</p>', false, false],
])('%s begins with a picture: %s; it is illustrated: %s', (html, begins, illustrated) => {
  expect(beginsWithPicture(html)).toBe(begins)
  expect(isIllustrated(html)).toBe(illustrated)
})

test('a page is cut before its first section with a picture', () => {
  const [before, rest] = ['<h2>Napisz</h2><p>E-mail</p>', `<h2>Przyjdź</h2><p>${picture}</p><p>Wejdź.</p>`]
  expect(cutBeforePicturedSection(before + rest)).toEqual([before, rest])
  expect(cutBeforePicturedSection(before)).toBeNull()
})

test('sections have their heading, the picture that they begin with, and the rest', () => {
  expect(
    sectionsWithPictures(
      `<p>Wstęp</p><h2 id="sklep">Sklep <em>i</em> kawa</h2><p>${picture}</p><p>a</p><h2>Dane</h2><p>b</p>`,
    ),
  ).toEqual({
    lead: '<p>Wstęp</p>',
    sections: [
      { id: 'sklep', title: 'Sklep <em>i</em> kawa', picture, html: '<p>a</p>' },
      { id: '', title: 'Dane', picture: null, html: '<p>b</p>' },
    ],
  })
  expect(sectionsWithPictures('<h2>Dane</h2>')).toEqual({
    lead: '',
    sections: [{ id: '', title: 'Dane', picture: null, html: '' }],
  })
})
