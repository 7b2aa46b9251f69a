import { expect, test } from 'vitest'
import { cutAtLists } from './page-lists.ts'

const picture = '<img src="/obrazki/a-640.webp" alt="" />'
const link = '<a href="/szukaj?text=Siwa">Siwa Glina</a>'

test('links with pictures, points with bold beginnings and figures are taken out of the text', () => {
  const html = `<p>a</p>
<ul><li>${picture}${link} Bolesławiec.</li></ul><ul><li><strong>Byliśmy tam.</strong> Zawsze.</li><li><strong>Piszemy prawdę.</strong></li></ul>
<p>b</p><dl><dt>pracowni</dt><dd>14</dd></dl>`
  expect(cutAtLists(html)).toEqual([
    { html: '<p>a</p>\n' },
    { pictures: [{ picture, link, html: 'Bolesławiec.' }] },
    { points: ['<strong>Byliśmy tam.</strong> Zawsze.', '<strong>Piszemy prawdę.</strong>'] },
    { html: '\n<p>b</p>' },
    { figures: [{ name: 'pracowni', value: '14' }] },
  ])
})

test.each([
  '<p>a</p><ul><li>Jeden</li><li><strong>Dwa</strong></li></ul><p>b</p>',
  `<ul><li>${picture}${link}</li><li>${link}</li></ul>`,
  '<ul><li><strong>Sam</strong> jeden</li></ul>',
  '<dl><dt>bez wartości</dt></dl>',
])('%s stays as it is', (html) => {
  expect(cutAtLists(html)).toEqual([{ html }])
})
