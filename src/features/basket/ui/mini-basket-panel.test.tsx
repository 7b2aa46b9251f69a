import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type MiniBasketData, MiniBasketPanel } from './mini-basket-panel.tsx'

const prices = { worth_gross_formatted: '59,00 zł', worth_net_formatted: '47,97 zł' }

function panelOf(products: number, toShippingFree?: string): string {
  const basket: MiniBasketData = {
    productsCounter: products,
    worth: 138,
    worth_formatted: '138,00 zł',
    worth_net_formatted: '112,20 zł',
    toShippingFree,
    products: Array.from({ length: products }, (_, id) => ({
      ...{ id: `${id}`, size: 'uniw', name: `Kubek ${id}`, link: `/produkt/kubek-${id}`, icon: `/obrazki/${id}.webp` },
      ...{ count: 1, unit: 'szt.', prices },
    })),
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <MiniBasketPanel basket={basket} priceType="gross" />
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ')
}

const count = (html: string, part: string) => html.split(part).length - 1

test.each([
  [1, 1, 1],
  [9, 9, 9],
  [10, 10, 0],
  [22, 22, 0],
])('A4.26 A9.13 of %i products %i are listed, %i with a picture', (products, listed, pictures) => {
  const html = panelOf(products)
  expect([count(html, '<li'), count(html, '<img')]).toEqual([listed, pictures])
})

test.each([0, 23])('A4.26 A9.13 with %i products the panel is empty', (products) => {
  expect(panelOf(products)).toBe('')
})

test('A4.26 a line shows the amount missing to free delivery, with 0 missing the marker is on, and without free delivery neither is shown', () => {
  const [before, reached, never] = [panelOf(1, '62.00'), panelOf(1, '0.00'), panelOf(1)]
  expect(before).toMatch(/brakuje 62,00 zł.*<progress[^>]*max="20000"[^>]*value="13800"/s)
  expect(reached).toContain('Dostawa gratis!')
  expect([count(before, 'gratis!'), count(reached, '<progress'), count(never, 'dostaw')]).toEqual([0, 0, 0])
})
