import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceTag } from './price.tsx'

const wordsOf = (lowest: number | null) =>
  renderToStaticMarkup(<PriceTag price={{ amount: 26_900, lowest, unitPrice: null }} />)
    .replace(/<[^>]*>/g, '|')
    .replaceAll('\u00a0', ' ')

test('A3.3 what a card crosses out is the lowest price of 30 days, from which its badge is counted', () => {
  expect(wordsOf(28_900)).toMatch(/269,00 zł.*Przed obniżką: \|289,00 zł.*Najniższa z 30 dni przed obniżką: 289,00 zł/)
})

test('a price that is not reduced stands alone', () => {
  expect(wordsOf(null)).toMatch(/^\|+269,00 zł\|+$/)
})
