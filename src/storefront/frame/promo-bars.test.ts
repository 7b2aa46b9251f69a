import { expect, test } from 'vitest'
import { readPromoBars } from '#features/content/checks/content-blocks.ts'
import { CacheDependencies } from '#platform/page-cache/cache-dependencies.ts'
import { polishZloty } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import { renderPromoBars } from './promo-bars.server.tsx'

const now = new Date('2026-11-20T10:00:00Z')
const shopWith = (raw: object[]): PublicShop =>
  ({
    now,
    settings: { get: () => readPromoBars(raw) },
    textOverrides: {},
    currency: { format: polishZloty },
    cacheDependencies: new CacheDependencies(now),
  }) as unknown as PublicShop

test('A4.25 a bar names the pages that show it, by the prefixes of their addresses', async () => {
  const bars = [
    { id: 'a', text: 'Wszędzie' },
    { id: 'b', text: 'Tu', pages: ['home', 'category', 'product', 'search'] },
  ]
  expect((await renderPromoBars(shopWith(bars))).map(({ on }) => on)).toEqual([
    null,
    ['', 'kategoria', 'produkt', 'szukaj'],
  ])
})

test("A4.25 the merchant's text is escaped, and its id and look are passed to the browser", async () => {
  const [bar] = await renderPromoBars(shopWith([{ id: 'a', text: '<b>50%</b>', look: 'sale' }]))
  expect(bar?.html).toContain('data-id="a" data-look="sale"')
  expect(bar?.html).toContain('&lt;b&gt;50%&lt;/b&gt;')
})

test('A4.25 a cached page is invalidated when the next bar begins', async () => {
  const shop = shopWith([{ id: 'a', text: 'Wieczór', from: '2026-11-20T18:00:00+01:00' }])
  expect(await renderPromoBars(shop)).toEqual([])
  expect(new Date(shop.cacheDependencies?.until ?? 0)).toEqual(new Date('2026-11-20T17:00:00Z'))
})
