import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { saleBadge } from './sale-badge.tsx'

test.each([
  ['is the percentage of the crossed-out price', { percent: '40', regular: 5900, lowest: 5900 }, '−40%'],
  ['is a word where it was counted from another', { percent: '6', regular: 31_900, lowest: 28_900 }, 'Promocja'],
  ['names the last day', { percent: '40', regular: 5900, lowest: 5900, lastDay: '30.11' }, '−40% do\u00a030.11'],
  ['names it after a word', { percent: '6', regular: 31_900, lowest: 28_900, lastDay: '3.12' }, 'Taniej do\u00a03.12'],
  ['is nothing below 1%', { percent: '0.5', regular: 10_000, lowest: 10_000 }, ''],
  ['is nothing without a reduction', { percent: null, regular: null, lowest: null }, ''],
])('the badge of a card %s', (_, price, words) => {
  expect(renderToStaticMarkup(saleBadge({ lastDay: null, ...price })).replace(/<[^>]*>/g, '')).toBe(words)
})
