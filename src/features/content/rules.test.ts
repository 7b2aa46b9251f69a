import { expect, test } from 'vitest'
import { fillPlaces } from './rules.ts'

test('a content page names the seller, and his name cannot become markup', () => {
  expect(fillPlaces('<p>{seller.name}, {other}</p>', { 'seller.name': 'Ania & <b>' })).toBe(
    '<p>Ania &amp; &lt;b&gt;, {other}</p>',
  )
})
