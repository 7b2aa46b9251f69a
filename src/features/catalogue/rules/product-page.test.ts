import { expect, test } from 'vitest'
import { contactLinkForProduct } from './product-page.ts'

test.each([
  ['/contact.php', '/contact.php?product=1001'],
  ['/strona/pomoc?dzial=pytania#formularz', '/strona/pomoc?dzial=pytania&product=1001#formularz'],
  ['mailto:sklep@example.com', 'mailto:sklep@example.com?subject=Pytanie%20o%20kubek'],
  ['mailto:sklep@example.com?subject=Pytanie', 'mailto:sklep@example.com?subject=Pytanie'],
  ['https://pomoc.example/pytania', 'https://pomoc.example/pytania'],
])('A2.10 on a product %s becomes %s', (link, about) => {
  expect(contactLinkForProduct(link, { id: 1001 }, 'Pytanie o kubek')).toBe(about)
})
