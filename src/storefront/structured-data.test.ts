import { expect, test } from 'vitest'
import { productStructuredData, type StructuredProduct } from './structured-data.ts'

const facts: StructuredProduct = {
  name: 'Kubek',
  description: 'Ceramika',
  url: 'https://sklep.example/produkt/kubek-1',
  pictures: [],
  producer: null,
  code: null,
  ean: null,
  availability: 'InStock',
  amounts: [5900],
  currency: 'PLN',
  rating: null,
  reviews: [],
}

test.each(['5901234123457', '96385074', '036000291452', '15901234123454'])('%s is a GTIN', (ean) => {
  expect(productStructuredData({ ...facts, ean })).toMatchObject({ gtin: ean })
})

test.each(['5901234123456', '590123412345', '200', '5901234123457a', 'K-7', '', '000'])(
  '„%s” is never claimed to be a GTIN',
  (ean) => {
    expect(productStructuredData({ ...facts, ean })).not.toHaveProperty('gtin')
  },
)

test.each([
  [5900, '59.00'],
  [5, '0.05'],
  [99_999_999_999_99, '99999999999.99'],
])('%i grosz cost %s', (gross, price) => {
  expect(productStructuredData({ ...facts, amounts: [gross] })).toMatchObject({ offers: { price } })
})

test('several sizes have a lowest and a highest price', () => {
  expect(productStructuredData({ ...facts, amounts: [4900, 5900, 4900] })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '49.00', highPrice: '59.00', offerCount: 3 },
  })
})

test('the rating is written with a point, each review with its author, day and stars', () => {
  const reviews = [{ author: 'Ewa', day: '2026-11-03', rating: 4, content: 'Ładny.' }]
  expect(productStructuredData({ ...facts, rating: { count: 3, sum: 14 }, reviews })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.67', reviewCount: 3, bestRating: 5, worstRating: 1 },
    review: [
      {
        ...{ '@type': 'Review', datePublished: '2026-11-03', reviewBody: 'Ładny.' },
        author: { '@type': 'Person', name: 'Ewa' },
        reviewRating: { '@type': 'Rating', ratingValue: 4 },
      },
    ],
  })
})

test('missing data is left out, not written as an empty value', () => {
  const data = productStructuredData({ ...facts, description: '' })
  for (const member of ['description', 'image', 'brand', 'sku', 'gtin', 'aggregateRating', 'review'])
    expect(data).not.toHaveProperty(member)
})
