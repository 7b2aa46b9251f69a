import { expect, test } from 'vitest'
import { withContactCards } from './contact-list.ts'

test.each([
  ['<ul>\n<li>Napisz <a href="mailto:sklep@example.com">sklep@example.com</a></li></ul>', true],
  ['<ul><li>Telefon: <a href="tel:+48220000145">22 000 01 45</a>, do 16</li></ul>', true],
  ['<ul><li>Zadzwoń</li><li><a href="tel:+48220000145">22 000 01 45</a></li></ul>', false],
  ['<ul><li><a href="/strona/kontakt">Kontakt</a></li></ul>', false],
  ['<p><a href="mailto:sklep@example.com">sklep@example.com</a></p>', false],
])('%s is a list of cards: %s', (html, isCards) => {
  expect(withContactCards(html)).toBe(isCards ? html.replace('<ul>', '<ul class="contact-cards">') : html)
})
