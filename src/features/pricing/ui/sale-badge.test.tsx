import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { saleBadge } from './sale-badge.tsx'

test.each([
  ['is the percentage', { percent: '40' }, '−40%'],
  ['names the last day', { percent: '40', lastDay: '30.11' }, '−40%, do\u00a030.11'],
  ['is nothing below 1%', { percent: '0.5' }, ''],
  ['is nothing without a reduction', { percent: null }, ''],
])('the badge of a card %s', (_, price, words) => {
  expect(renderToStaticMarkup(saleBadge({ lastDay: null, ...price })).replace(/<[^>]*>/g, '')).toBe(words)
})
